import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import type { FiledTour } from '../catalogue/index.ts';

/** A day from which whole weeks are counted: a Monday. */
const A_MONDAY = '2001-01-01';
const WEEK = 7;

/** 1 is Monday. ISO date. */
export const weekdayOf = (date: string): number => (((daysBetween(A_MONDAY, date) % WEEK) + WEEK) % WEEK) + 1;

/** `YYYY-MM-DD` → 1 to 12 */
const monthOf = (date: string): number => Number(date.slice(5, 7));

/** The days on which a tour leaves, soonest first: each week in the months in which it does. ISO dates, both inclusive. */
export function departureDays(
  { weekday, months }: Pick<FiledTour, 'weekday' | 'months'>,
  min: string,
  max: string,
) {
  const first = addDays(min, (weekday - weekdayOf(min) + WEEK) % WEEK);
  const days: string[] = [];
  for (let day = first; day <= max; day = addDays(day, WEEK))
    if (months.includes(monthOf(day))) days.push(day);
  return days;
}
