import type { FlightSearchForm, SearchPlace } from '@alisio/shared-contracts/flights';
import { useLayoutEffect, useMemo, useRef } from 'react';

type Change = (change: Partial<FlightSearchForm>) => void;

/**
 * What the form's fields do to it. The same functions as long as the form stands, so that a field is drawn again for
 * its own sake only: a press in one of them would otherwise draw all of the form before it is answered.
 */
export function useFormChanges(form: FlightSearchForm, onChange: Change) {
  const newest = useRef({ form, onChange });
  useLayoutEffect(() => {
    newest.current = { form, onChange };
  });
  return useMemo(() => {
    const change: Change = (next) => newest.current.onChange(next);
    return {
      change,
      setTripType: (tripType: FlightSearchForm['tripType']) => change({ tripType }),
      setOrigin: (origin: SearchPlace | null) => change({ origin }),
      setDestination: (destination: SearchPlace | null) => change({ destination }),
      swap: () => {
        const { origin, destination } = newest.current.form;
        change({ origin: destination, destination: origin });
      },
    };
  }, []);
}
