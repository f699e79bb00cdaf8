import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { findFurther } from './nearby-airports.ts';
import { findAirports } from './search-airports.ts';

/** As many as are proposed in the place of one end of a trip. */
const MOST = 2;

/** Airports that can stand for the place of a code, the nearest first. */
export const neighborAirportsQuery = (code: string, language: Language) =>
  queryOptions({
    queryKey: ['neighbor-airports', code, language],
    queryFn: async () => {
      const { airports } = await findAirports(code, language);
      const place = airports.find(({ airportCode }) => airportCode === code);
      if (!place) return [];
      const found = await findFurther(place.location, language);
      // The airports of a city that was asked for were searched with it.
      const others = found.filter(
        ({ airportCode, cityCode }) => airportCode !== code && !(place.isCity && cityCode === place.cityCode),
      );
      return others.slice(0, MOST);
    },
    retry: false,
  });
