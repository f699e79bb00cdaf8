import { callApi, visitorId } from '@alisio/platform/sdk/api';
import { queryOptions } from '@alisio/platform/sdk/query';
import { getCachedFlights } from '@alisio/shared-contracts/endpoints';
import type { FlightSearchPayload } from '@alisio/shared-contracts/flights';

/** A search between two openings of the list may have changed what is kept. */
const FRESH_MS = 60_000;

/** What kept answers say of these searches (§7), each by its place among them; nothing where nobody can tell (§8). */
export const keptPricesQuery = (searches: FlightSearchPayload[]) =>
  queryOptions({
    queryKey: ['kept-prices', searches],
    queryFn: async ({ signal }) => {
      const userId = await visitorId();
      return (await callApi(getCachedFlights, { query: { userId }, body: { searches }, signal })).data;
    },
    staleTime: FRESH_MS,
    retry: false,
  });
