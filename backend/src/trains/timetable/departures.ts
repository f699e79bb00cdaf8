import { addDays } from '@alisio/shared-contracts/dates';
import { trainDays } from '@alisio/shared-contracts/trains';

/** 1 is Monday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The days on which a train leaves that deals are sold for, the soonest first. ISO dates. @param days of the week, `15` */
export function departureDates(days: string, today: string): string[] {
  const { min, max } = trainDays(today);
  const dates: string[] = [];
  for (let date = min; date <= max; date = addDays(date, 1))
    if (days.includes(String(weekdayOf(date)))) dates.push(date);
  return dates;
}

/** The day that is wanted, else the nearest, the later of two as near; the first where none is wanted. */
export function nearestOf(dates: readonly string[], wanted: string | undefined): string | undefined {
  if (wanted === undefined) return dates[0];
  const apart = (date: string) => Math.abs(Date.parse(date) - Date.parse(wanted));
  return dates.toSorted((one, other) => apart(one) - apart(other) || (one < other ? 1 : -1))[0];
}

/** The Sunday that ends the week of a day: offers are of a week. */
export const weekEnd = (today: string): string => addDays(today, 7 - weekdayOf(today));

/** Of the week, and never on the day that it leaves. */
export function lastDayOf(date: string, today: string): string {
  const [first = today] = [weekEnd(today), addDays(date, -1)].toSorted();
  return first;
}
