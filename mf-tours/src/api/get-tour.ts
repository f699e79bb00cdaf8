import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { getTour, getTourDepartures } from '@alisio/shared-contracts/endpoints';
import type { TourDetail } from '@alisio/shared-contracts/tours';

/** A tour in addresses. */
export interface TourName {
  country: string;
  slug: string;
}

/** What a tour is, whatever the departure; null for an address that no tour has: that is not asked again. */
export const tourQuery = ({ country, slug }: TourName, language: Language) =>
  queryOptions({
    queryKey: ['tour', country, slug, language],
    queryFn: async ({ signal }): Promise<TourDetail | null> => {
      try {
        return await callApi(getTour, { params: { country, tour: slug }, query: { language }, signal });
      } catch (error) {
        // What cannot be a name is none either.
        if (isProblem(error, 'not-found') || isProblem(error, 'validation')) return null;
        throw error;
      }
    },
  });

/** What is shown is asked for anew before its prices are over (§9: 15 minutes). Milliseconds. */
const FRESH_MS = 10 * 60_000;

/** The departures of a tour, full ones among them, and until when their prices hold. */
export const tourDeparturesQuery = ({ country, slug }: TourName) =>
  queryOptions({
    queryKey: ['tour-departures', country, slug],
    queryFn: ({ signal }) => callApi(getTourDepartures, { params: { country, tour: slug }, signal }),
    staleTime: FRESH_MS,
  });
