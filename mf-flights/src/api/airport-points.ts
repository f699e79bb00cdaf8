import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { findAirports } from './search-airports.ts';

/** Where airports lie, degrees, in the order of their codes; those that nobody knows are left out. */
export const airportPointsQuery = (codes: readonly string[], language: Language) =>
  queryOptions({
    queryKey: ['airport-points', codes, language],
    queryFn: async () => {
      const answers = await Promise.all(codes.map((code) => findAirports(code, language)));
      return answers.flatMap(({ airports }, i) => {
        const found = airports.find(({ airportCode, isCity }) => airportCode === codes[i] && !isCity);
        return found ? [{ code: found.airportCode, ...found.location }] : [];
      });
    },
    retry: false,
  });
