import { type FlightSearchForm, searchableDays } from '@alisio/shared-contracts/flights';
import { countProblem } from '@alisio/shared-contracts/rules';

export type SearchField = 'origin' | 'destination' | 'dates' | 'travelers';

/** Key of the text that explains what is wrong, by field. */
export type SearchErrors = Partial<Record<SearchField, string>>;

/** What keeps the form from being searched; empty when nothing does. `today`: ISO date. */
export function searchErrors(form: FlightSearchForm, today: string): SearchErrors {
  const { origin, destination, departureDate, returnDate, tripType } = form;
  const errors: SearchErrors = {};
  if (!origin) errors.origin = 'search.errors.origin';
  if (!destination) errors.destination = 'search.errors.destination';
  else if (origin?.code === destination.code) errors.destination = 'search.errors.samePlace';
  const { min, max } = searchableDays(today);
  if (departureDate < min || departureDate > max) errors.dates = 'search.errors.departure';
  else if (tripType === '2' && (returnDate < departureDate || returnDate > max)) {
    errors.dates = 'search.errors.return';
  }
  const counts = { adult: form.adultCount, child: form.childrenCount, infant: form.infantCount };
  if (countProblem(counts)) errors.travelers = 'search.errors.travelers';
  return errors;
}
