import { isExists } from 'date-fns/isExists';

/** True for a date that the calendar has, as `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && isExists(Number(year), Number(month) - 1, Number(day));
}
