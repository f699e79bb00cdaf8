import { addDays, daysBetween } from '@alisio/shared-contracts/dates';

/** What is asked of a day again and again: a search looks at a thousand hotels of the same nights. */
interface Day {
  /** days since 1970-01-04, a Sunday */
  count: number;
  shifted: Map<number, string>;
}

/** As many as are sold, and some that were asked for besides. */
const MOST_KEPT = 2000;
const known = new Map<string, Day>();

function dayOf(date: string): Day {
  const before = known.get(date);
  if (before) return before;
  if (known.size >= MOST_KEPT) known.clear();
  const day = { count: daysBetween('1970-01-04', date), shifted: new Map<number, string>() };
  known.set(date, day);
  return day;
}

/** ISO date so many days later, or earlier. */
export function shiftedDay(date: string, days: number): string {
  const { shifted } = dayOf(date);
  const before = shifted.get(days);
  if (before) return before;
  const made = addDays(date, days);
  shifted.set(days, made);
  return made;
}

/** Days since a Sunday long ago: 0 of a week is a Sunday. */
export const dayCount = (date: string): number => dayOf(date).count;
