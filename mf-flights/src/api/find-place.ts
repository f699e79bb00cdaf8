import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { findAirports, placeOfAirport } from './search-airports.ts';

/** The place that a code stands for, `null` when nobody knows it. */
export const placeQuery = (code: string, language: Language) =>
  queryOptions({
    queryKey: ['place', code, language],
    queryFn: async () => {
      const { airports } = await findAirports(code, language);
      const found = airports.find(({ airportCode }) => airportCode === code);
      return found ? placeOfAirport(found) : null;
    },
    retry: false,
  });
