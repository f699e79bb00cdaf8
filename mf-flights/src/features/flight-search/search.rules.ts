import { addDays } from '@alisio/shared-contracts/dates';
import {
  emptyFlightSearchForm,
  type FlightSearchForm,
  type FlightSearchQuery,
  type SearchPlace,
  searchableDays,
} from '@alisio/shared-contracts/flights';
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

/** A kept draft whose days have gone by moves to the defaults of §5; all else stays. */
export function freshDraft(form: FlightSearchForm | null, today: string): FlightSearchForm {
  const empty = emptyFlightSearchForm(today);
  if (!form) return empty;
  if (form.departureDate >= today) return form;
  return { ...form, departureDate: empty.departureDate, returnDate: empty.returnDate };
}

/**
 * The form of a results address. A code that the address does not name leaves the place of the draft; one that
 * nobody knows a place for leaves the box empty.
 */
export function formOfQuery(
  query: FlightSearchQuery,
  draft: FlightSearchForm,
  placeOf: (code: string) => SearchPlace | null,
): FlightSearchForm {
  return {
    ...draft,
    tripType: query.tripType,
    cabinClass: query.cabin,
    departureDate: query.departureDate,
    returnDate: query.returnDate,
    origin: query.from === '' ? draft.origin : placeOf(query.from),
    destination: query.to === '' ? draft.destination : placeOf(query.to),
    adultCount: query.adult,
    childrenCount: query.child,
    infantCount: query.infant,
    currencyCode: query.currencyCode,
  };
}

interface TripDates {
  departureDate: string;
  returnDate: string;
}

/** A trip that leaves on another day; the return never comes before it. ISO dates. */
export function departOn<T extends TripDates>(trip: T, departureDate: string): T {
  if (trip.returnDate >= departureDate) return { ...trip, departureDate };
  return { ...trip, departureDate, returnDate: departureDate };
}

/** §4: previous or next day moves the departure; the same trip where it cannot move. */
export function shiftDeparture<T extends TripDates>(trip: T, days: number, today: string): T {
  const { min, max } = searchableDays(today);
  const departureDate = addDays(trip.departureDate, days);
  if (departureDate < min || departureDate > max) return trip;
  return departOn(trip, departureDate);
}
