import { addDays } from '@alisio/shared-contracts/dates';
import type { TourCancellation } from '@alisio/shared-contracts/tours';
import { instantsOf } from '../../papers/index.ts';

/** Days before the departure: until when it is sold, on which it is decided whether it leaves, and what money waits for. */
export const DAYS_BEFORE = {
  /** sold to the end of this day */
  closes: 5,
  /** who has not come by then is not waited for */
  decided: 21,
  /** given back for nothing before this day */
  free: 30,
  /** nothing comes back from this day on */
  lost: 14,
  /** the rest of a deposit is paid by the end of this day */
  rest: 45,
  /** a deposit is enough where it is farther ahead */
  deposit: 60,
} as const;

const MIDNIGHT = 'T00:00:00';
const HALF = 50;

/**
 * What becomes of the money of a tour that is given back, by its clock, for who books today: what is over by then is no
 * step any more. ISO dates.
 */
export function cancellationOf(startDate: string, today: string): TourCancellation[] {
  const steps = [
    { day: addDays(startDate, -DAYS_BEFORE.free), keepsPercent: HALF },
    { day: addDays(startDate, -DAYS_BEFORE.lost), keepsPercent: 100 },
  ];
  const begun = steps.filter(({ day }) => day <= today).at(-1);
  return [
    { keepsPercent: begun?.keepsPercent ?? 0 },
    ...steps
      .filter(({ day }) => day > today)
      .map(({ day, keepsPercent }) => ({ from: day + MIDNIGHT, keepsPercent })),
  ];
}

/** Until when a tour is given back for nothing, by its clock, UTC milliseconds. @param zone IANA name */
export const freeEnds = (startDate: string, zone: string): number =>
  dayBegins(addDays(startDate, -DAYS_BEFORE.free), zone);

/** The last day on which a departure is sold. ISO dates. */
export const closesOn = (startDate: string): string => addDays(startDate, -DAYS_BEFORE.closes);

/** The first moment of a day by a clock, UTC milliseconds. @param zone IANA name */
export const dayBegins = (date: string, zone: string): number =>
  Math.min(...instantsOf({ at: date + MIDNIGHT, zone }));

/** The first moment after it. */
export const dayEnds = (date: string, zone: string): number => dayBegins(addDays(date, 1), zone);
