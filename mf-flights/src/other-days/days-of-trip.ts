import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import type { TripDays } from './trip-on-day.ts';

/** Days of departure in a row, with the return that all of them have: none, one day, or the same stay. */
export interface DaysOfTrip {
  firstDate: string;
  days: number;
  returnDate?: string;
  stayDays?: number;
}

/**
 * What a calendar is asked for days of departure, so that each has the price of the trip of `tripOnDay`: those before
 * the return, and those from it on. Both are the same where one question is enough.
 * @param trip nothing for one way
 */
export function daysOfTrip(
  trip: TripDays | undefined,
  firstDate: string,
  days: number,
): [before: DaysOfTrip, after: DaysOfTrip] {
  if (!trip)
    return [
      { firstDate, days },
      { firstDate, days },
    ];
  const { departureDate, returnDate } = trip;
  const stayDays = daysBetween(departureDate, returnDate);
  const before = stayDays === 0 ? 0 : Math.min(days, Math.max(0, daysBetween(firstDate, returnDate)));
  const staying = { firstDate, days: before, returnDate };
  const moving = { firstDate: addDays(firstDate, before), days: days - before, stayDays };
  return [before > 0 ? staying : moving, before < days ? moving : staying];
}
