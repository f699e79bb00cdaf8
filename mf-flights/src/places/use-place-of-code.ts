import { useTexts } from '@alisio/platform/sdk/i18n';
import { nameOfCode } from '@alisio/platform/sdk/visitor';
import { countryOfMainAirport, type SearchPlace } from '@alisio/shared-contracts/flights';
import { useCallback } from 'react';
import { isCity } from './is-city.ts';

/** Places of the home that are no country's main airport. */
const OTHERS: Readonly<Record<string, string>> = { CTG: 'CO', NYC: 'US' };

/** A place that has a name in the texts (`places.<code>`), as the search form shows one. */
export function usePlaceOfCode(): (code: string) => SearchPlace {
  const { t, language } = useTexts('flights');
  return useCallback(
    (code) => {
      const name = t(`places.${code}`);
      const country = OTHERS[code] ?? countryOfMainAirport(code);
      return {
        ...{ code, name, cityName: name, isCity: isCity(code) },
        // Found when a list of places shows it.
        get countryName() {
          return country === undefined ? '' : nameOfCode(country, language, 'region');
        },
      };
    },
    [t, language],
  );
}
