import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE_MS = 60_000;

/** The moment at which a clock on a wall shows so. @param local ISO date and `HH:mm`. @returns UTC milliseconds */
export function momentOf(zone: string, date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const near = asUtc - tzOffset(zone, new Date(asUtc)) * MINUTE_MS;
  return asUtc - tzOffset(zone, new Date(near)) * MINUTE_MS;
}

/** What the clock on the wall of a zone shows: `YYYY-MM-DDTHH:mm:ss`. @param moment UTC milliseconds */
export const shownAt = (zone: string, moment: number): string =>
  new Date(moment + tzOffset(zone, new Date(moment)) * MINUTE_MS).toISOString().slice(0, 19);

/** Hours that one clock is ahead of another at a moment. */
export const hoursAhead = (zone: string, of: string, moment: number): number =>
  (tzOffset(zone, new Date(moment)) - tzOffset(of, new Date(moment))) / 60;
