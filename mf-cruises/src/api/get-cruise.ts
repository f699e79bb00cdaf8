import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { type CruiseDetail, type CruiseParty, writeCruiseAges } from '@alisio/shared-contracts/cruises';
import { getCruise } from '@alisio/shared-contracts/endpoints';

/** What is shown is asked for anew before its prices are over (§9: 15 minutes). Milliseconds. */
const FRESH_MS = 10 * 60_000;

/** A sailing with its prices for the party; null for one that nobody sells, which is not asked again. */
export const cruiseQuery = (cruise: string | undefined, party: CruiseParty, language: Language) => {
  const ages = writeCruiseAges(party);
  const adults = String(party.adults);
  return queryOptions({
    queryKey: ['mf-cruises', 'cruise', cruise ?? '', adults, ages, language],
    queryFn: async ({ signal }): Promise<CruiseDetail | null> => {
      if (cruise === undefined) return null;
      try {
        const query = { adults, ...(ages === '' ? {} : { ages }), language };
        return await callApi(getCruise, { params: { cruise }, query, signal });
      } catch (error) {
        if (isProblem(error, 'not-found')) return null;
        throw error;
      }
    },
    staleTime: FRESH_MS,
  });
};
