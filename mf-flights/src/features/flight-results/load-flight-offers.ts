import { queryClientOf } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import {
  flightSearchPayload,
  flightSearchPayloadOf,
  readFlightSearchQuery,
} from '@alisio/shared-contracts/flights';
import { flightOffersQuery } from '../../api/search-flight-offers.ts';

/** Asks for the offers of the address, when it names a search: what the page will ask. */
export const loadFlightOffers: PageModule['loader'] = async ({
  request,
  scope,
  language,
  today,
  attribution,
}) => {
  const query = readFlightSearchQuery(new URL(request.url).searchParams, today);
  const payload = flightSearchPayloadOf(query, attribution);
  if (!flightSearchPayload.safeParse(payload).success) return;
  const client = queryClientOf(scope);
  const asked = flightOffersQuery(payload, language);
  // What is here the page asks for again by itself where that lacks something, once it has shown it.
  if (client.getQueryData(asked.queryKey) === undefined) await client.prefetchQuery(asked);
};
