import { addDays } from '@alisio/shared-contracts/dates';
import { searchableDays } from '@alisio/shared-contracts/flights';
import { type TripDays, tripOnDay } from './trip-on-day.ts';

/** §4: previous or next day moves the departure; nothing where it cannot move. */
export function shiftDeparture(trip: TripDays, days: number, today: string): TripDays | undefined {
  const { min, max } = searchableDays(today);
  const departureDate = addDays(trip.departureDate, days);
  if (departureDate < min || departureDate > max) return undefined;
  return tripOnDay(trip, departureDate, max);
}
