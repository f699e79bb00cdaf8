import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { endOfWeek } from 'date-fns/endOfWeek';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import { dateOf, isoOf } from './iso-dates.ts';

/** 0 Sunday, 1 Monday. */
export type WeekStart = 0 | 1;

/** Sort before and after every ISO date. */
const BEFORE = '0000-00-00';
const AFTER = '9999-99-99';

/** `2026-11` of an ISO date. */
export const monthOf = (iso: string): string => iso.slice(0, 7);

const firstOf = (month: string): Date => dateOf(`${month}-01`) ?? new Date();

/** The month so many months later, `2026-11` as it came. */
export const monthsLater = (month: string, count: number): string =>
  monthOf(isoOf(addMonths(firstOf(month), count)));

/** Months from the first to the last, each `2026-11`. */
export function monthsFrom(first: string, last: string): string[] {
  const months = [first];
  for (let next = monthsLater(first, 1); next <= last; next = monthsLater(next, 1)) months.push(next);
  return months;
}

/**
 * A month as its calendar is drawn: weeks of seven ISO dates; empty where a day of another month would stand.
 * @param month `2026-11`
 */
export function weeksOf(month: string, weekStartsOn: WeekStart): string[][] {
  const first = firstOf(month);
  const lead = (first.getDay() - weekStartsOn + 7) % 7;
  const length = getDaysInMonth(first);
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - lead + 1;
      return day < 1 || day > length ? '' : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

function wayOf(day: Date, key: string, weekStartsOn: WeekStart): Date | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day, { weekStartsOn });
    case 'End':
      return endOfWeek(day, { weekStartsOn });
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

/** Where a key leads from a day: a day, a week, to the ends of the week, a month. ISO dates. */
export function dayByKey(iso: string, key: string, weekStartsOn: WeekStart): string | undefined {
  const day = dateOf(iso);
  if (!day) return undefined;
  const way = wayOf(day, key, weekStartsOn);
  return way && isoOf(way);
}

/**
 * What of a range some days have to know: ends outside of them stand just before and after. ISO dates.
 * @param first of the days
 * @param last of the days
 */
export function within(first: string, last: string, iso: string): string {
  if (iso === '') return '';
  if (iso < first) return BEFORE;
  return iso > last ? AFTER : iso;
}

/** What of a range a month has to know. @param month `2026-11` */
export const withinMonth = (month: string, iso: string): string => within(`${month}-01`, `${month}-31`, iso);
