import type { TripDays } from '../../other-days/trip-on-day.ts';

/** A departure that is picked in a calendar, whose return is picked next; it never comes before it. ISO dates. */
export function departOn<T extends TripDays>(trip: T, departureDate: string): T {
  if (trip.returnDate >= departureDate) return { ...trip, departureDate };
  return { ...trip, departureDate, returnDate: departureDate };
}
