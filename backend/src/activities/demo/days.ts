import { daysBetween } from '@alisio/shared-contracts/dates';

/** What of a day is the same for every activity: a search looks at hundreds of them. */
export interface DemoDay {
  /** ISO date */
  date: string;
  /** 1 Monday to 7 Sunday */
  weekday: number;
  /** around the turn of the year */
  isHoliday: boolean;
  /** how full everything is, 0 to 1 */
  fullness: number;
}

/** 1970-01-04 was a Sunday. */
const A_SUNDAY = '1970-01-04';
/** As many as are sold, and some that were asked for besides. */
const MOST_KEPT = 1000;
const known = new Map<string, DemoDay>();

/** @param date ISO date */
export function dayOf(date: string): DemoDay {
  const before = known.get(date);
  if (before) return before;
  if (known.size >= MOST_KEPT) known.clear();
  const weekday = ((((daysBetween(A_SUNDAY, date) - 1) % 7) + 7) % 7) + 1;
  const day = date.slice(5);
  const isHoliday = day >= '12-20' || day <= '01-06';
  const fullness = 0.1 + (weekday >= 6 ? 0.14 : 0) + (isHoliday ? 0.15 : 0);
  const made = { date, weekday, isHoliday, fullness };
  known.set(date, made);
  return made;
}
