import { formatISO } from 'date-fns/formatISO';

/** ISO date of an instant: the day on the wall where the program runs, or in the zone that a `TZDate` carries. */
export const isoDateOf = (instant: Date): string => formatISO(instant, { representation: 'date' });

/** Today where the visitor is, ISO date. In a browser: a server does not know where that is. */
export const localToday = (now = new Date()): string => isoDateOf(now);

/** Local start of a date: where clocks go forward at midnight, the first minute that the day has. */
export const startOf = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00`);
