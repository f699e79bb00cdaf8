import { emptyFlightSearchForm, type FlightSearchForm } from '@alisio/shared-contracts/flights';

/** A kept draft whose days have gone by moves to the defaults of §5; all else stays. */
export function freshDraft(form: FlightSearchForm | null, today: string): FlightSearchForm {
  const empty = emptyFlightSearchForm(today);
  if (!form) return empty;
  if (form.departureDate >= today) return form;
  return { ...form, departureDate: empty.departureDate, returnDate: empty.returnDate };
}
