import { addDays } from '@alisio/shared-contracts/dates';
import { searchableDays } from '@alisio/shared-contracts/flights';

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
