import { localToday } from '@alisio/shared-contracts/dates';
import {
  emptyFlightSearchForm,
  type FlightSearchForm,
  NO_FARE_FLAGS,
  type SearchPlace,
} from '@alisio/shared-contracts/flights';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

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
  // What was typed in a box is the box's own: it goes with the box.
  const [resets, setResets] = useState(0);
  const changes = useMemo(() => {
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
      /** all of a search of before */
      repeat: (search: FlightSearchForm) => change({ ...NO_FARE_FLAGS, ...search }),
      reset: () => {
        const { currencyCode, countryCode } = newest.current.form;
        change({ ...emptyFlightSearchForm(localToday()), ...NO_FARE_FLAGS, currencyCode, countryCode });
        setResets((count) => count + 1);
      },
    };
  }, []);
  return { ...changes, resets };
}
