import { isoDateOf } from '@alisio/shared-contracts/dates';
import { TZDate } from '@date-fns/tz/date';
import { millisecondsInDay } from 'date-fns/constants';
import { getDay } from 'date-fns/getDay';

export const DAY_MS = millisecondsInDay;

/** ISO date → days since 1970-01-01. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

interface Day {
  iso: string;
  weekday: number;
}

const days = new Map<number, Day>();

/** A schedule asks for the same few days again and again. */
function dayOf(day: number): Day {
  let known = days.get(day);
  if (!known) {
    const start = new TZDate(day * DAY_MS, 'UTC');
    known = { iso: isoDateOf(start), weekday: getDay(start) };
    days.set(day, known);
  }
  return known;
}

/** Days since 1970-01-01 → ISO date. */
export const isoDay = (day: number): string => dayOf(day).iso;

/** 0 is Sunday. */
export const weekday = (day: number): number => dayOf(day).weekday;

const two = (value: number) => String(value).padStart(2, '0');

/** Milliseconds of a local time, as if its zone were UTC → `YYYY-MM-DDTHH:mm:00`. */
export function localText(local: number): string {
  const day = Math.floor(local / DAY_MS);
  const minutes = Math.floor((local - day * DAY_MS) / 60_000);
  return `${isoDay(day)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

/** Minutes → `PT9H45M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
