import { useTexts } from '@alisio/platform/sdk/i18n';
import { nameOfCode, useCountryCode } from '@alisio/platform/sdk/visitor';
import {
  type FlightSearchForm,
  knownMainAirportOf,
  type SearchPlace,
} from '@alisio/shared-contracts/flights';
import { useMemo, useState } from 'react';
import { isCity } from '../../places/is-city.ts';

type Form = [FlightSearchForm, (change: Partial<FlightSearchForm>) => void];

/**
 * The draft, whose origin is the main airport of the visitor's country until the visitor has typed or chosen one: a
 * proposal, which is kept with the search and not before.
 */
export function useHomeForm([draft, changeDraft]: Form): Form {
  const { t, language } = useTexts('flights');
  const country = useCountryCode();
  const [touched, setTouched] = useState(false);
  const code = knownMainAirportOf(country);
  const form = useMemo(() => {
    const propose = (): SearchPlace | null => {
      if (touched || !code || draft.destination?.code === code) return null;
      const name = t(`places.${code}`);
      return {
        ...{ code, name, cityName: name, isCity: isCity(code) },
        // Found when a list of places shows it.
        get countryName() {
          return country === null ? '' : nameOfCode(country, language, 'region');
        },
      };
    };
    return { ...draft, origin: draft.origin ?? propose() };
  }, [draft, touched, code, country, t, language]);
  const change = (next: Partial<FlightSearchForm>) => {
    // Who begins anew gives back a whole form without one: it is proposed again.
    if ('origin' in next) setTouched(next.origin !== null || !('departureDate' in next));
    changeDraft(next);
  };
  return [form, change];
}
