import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInYears } from 'date-fns/differenceInYears';
import { startOf } from './day-of.ts';

/**
 * Calendar days from one date to another, below 0 when the other is earlier. ISO dates, or local date-times, each
 * by the clock of its own place.
 */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(startOf(to), startOf(from));

/** Whole years from one date to another, as an age is counted; 29 February has its day on 1 March. ISO dates. */
export const yearsBetween = (from: string, to: string): number =>
  differenceInYears(startOf(to), startOf(from));
