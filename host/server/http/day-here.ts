import { todayIn } from '@alisio/shared-contracts/zones';

const MINUTE_MS = 60_000;
/** There are some four hundred zones. */
const days = new Map<string, { minute: number; day: string }>();

/**
 * The day on the wall of a zone, ISO date, found once a minute for all who are there: days begin with one.
 * @param zone IANA name, by which it is kept, so one of those that there are
 * @param now UTC milliseconds
 */
export function dayHere(zone: string, now = Date.now()): string {
  const minute = Math.floor(now / MINUTE_MS);
  const known = days.get(zone);
  if (known?.minute === minute) return known.day;
  const day = todayIn(zone, new Date(now));
  days.set(zone, { minute, day });
  return day;
}
