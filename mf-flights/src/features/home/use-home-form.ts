import { useCountryCode } from '@alisio/platform/sdk/visitor';
import type { FlightSearchForm, SearchPlace } from '@alisio/shared-contracts/flights';
import { useMemo, useState } from 'react';
import { mainOriginOf } from '../../places/origins.ts';
import { usePlaceOfCode } from '../../places/use-place-of-code.ts';

type Form = [FlightSearchForm, (change: Partial<FlightSearchForm>) => void];

/**
 * The draft, whose origin is the main airport of the visitor's country until the visitor has typed or chosen one: a
 * proposal, which is kept with the search and not before.
 */
export function useHomeForm([draft, changeDraft]: Form): Form {
  const placeOf = usePlaceOfCode();
  const country = useCountryCode();
  const [touched, setTouched] = useState(false);
  const code = mainOriginOf(country);
  const form = useMemo(() => {
    const propose = (): SearchPlace | null => {
      if (touched || !code || draft.destination?.code === code) return null;
      return placeOf(code);
    };
    return { ...draft, origin: draft.origin ?? propose() };
  }, [draft, touched, code, placeOf]);
  const change = (next: Partial<FlightSearchForm>) => {
    if ('origin' in next) setTouched(true);
    changeDraft(next);
  };
  return [form, change];
}
