import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The clock on the wall of a place, `YYYY-MM-DDTHH:mm:ss`, and the zone that it follows (IANA). */
export interface WallTime {
  at: string;
  zone: string;
}

export const offsetAt = (zone: string, utc: number): number => tzOffset(zone, new Date(utc));

const asUtc = (at: string) => Date.parse(`${at.slice(0, 19)}Z`);

/**
 * The instants (UTC milliseconds) at which a clock shows a time, the first one first: two in the hour that summer time
 * gives back. In the hour that it takes away no clock shows any: then the one that the clock of before would show.
 */
export function instantsOf({ at, zone }: WallTime): number[] {
  const local = asUtc(at);
  const offsets = new Set([local - DAY, local + DAY].map((near) => offsetAt(zone, near)));
  const instants = [...offsets]
    .map((offset) => local - offset * MINUTE)
    .filter((utc) => utc + offsetAt(zone, utc) * MINUTE === local)
    .sort((one, other) => one - other);
  return instants.length > 0 ? instants : [local - offsetAt(zone, local - DAY) * MINUTE];
}

/** A stretch from one time to another of another clock, as its length says which of their instants are meant. */
export interface Stretch {
  from: number;
  to: number;
}

/** @param minutes how long it takes */
export function stretchOf(starts: WallTime, ends: WallTime, minutes: number): Stretch {
  const pairs = instantsOf(starts).flatMap((from) => instantsOf(ends).map((to) => ({ from, to })));
  const [first = { from: 0, to: 0 }] = pairs;
  return (
    pairs.find(({ from, to }) => to - from === minutes * MINUTE) ?? {
      from: first.from,
      to: first.from + minutes * MINUTE,
    }
  );
}

/** `-05:00` */
export function offsetText(minutes: number, between = ':'): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${between}${two(size % 60)}`;
}

/** An instant by the clock of a zone, with how far that is from UTC: `2027-02-10T08:00:00-05:00`. */
export function zonedText(utc: number, zone: string): string {
  const offset = offsetAt(zone, utc);
  return `${new Date(utc + offset * MINUTE).toISOString().slice(0, 19)}${offsetText(offset)}`;
}

/** A change of a zone's clock: when (UTC milliseconds), and the minutes ahead of UTC before and after. */
export interface ClockChange {
  at: number;
  before: number;
  after: number;
}

/** All changes of a zone's clock between two instants. */
export function clockChanges(zone: string, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let day = from; day < to; day += DAY) {
    const [before, after] = [offsetAt(zone, day), offsetAt(zone, day + DAY)];
    if (before === after) continue;
    let [early, late] = [day, day + DAY];
    while (late - early > MINUTE) {
      const middle = early + Math.floor((late - early) / (2 * MINUTE)) * MINUTE;
      if (offsetAt(zone, middle) === before) early = middle;
      else late = middle;
    }
    changes.push({ at: late, before, after });
  }
  return changes;
}
