import { daysBetween } from '@alisio/shared-contracts/dates';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { instantsOf } from '../../papers/index.ts';

const DEGREE = Math.PI / 180;
const MINUTE = 60_000;
const NOON = 12 * 60;
/** How far below the horizon the middle of the sun is when its edge goes: refraction and half its width. Degrees. */
const AT_THE_HORIZON = -0.833;

/** What the clock of a zone is ahead of UTC around noon of a day, minutes; each zone's day is worked out once. */
const known = new Map<string, number>();
const MOST_KNOWN = 20_000;
function aheadOfUtc(zone: string, date: string): number {
  const key = `${zone} ${date}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const at = `${date}T12:00:00`;
  const [instant = 0] = instantsOf({ at, zone });
  const ahead = (Date.parse(`${at}Z`) - instant) / MINUTE;
  known.set(key, ahead);
  return ahead;
}

/**
 * When the sun rises and sets on a day, minutes of the day by the clock of a place, to a few minutes; nothing where it does
 * not. By the usual approximation of declination and equation of time (NOAA).
 */
export function sunOn(
  { lat, lon }: GeoPoint,
  zone: string,
  date: string,
): { rises: number; sets: number } | undefined {
  const day = daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1;
  const turn = (2 * Math.PI * (day - 81)) / 364;
  const equation = 9.87 * Math.sin(2 * turn) - 7.53 * Math.cos(turn) - 1.5 * Math.sin(turn);
  const declination = 23.45 * DEGREE * Math.sin(turn);
  const cos =
    (Math.sin(AT_THE_HORIZON * DEGREE) - Math.sin(lat * DEGREE) * Math.sin(declination)) /
    (Math.cos(lat * DEGREE) * Math.cos(declination));
  if (Math.abs(cos) > 1) return undefined;
  const half = (Math.acos(cos) / DEGREE) * 4;
  const noon = NOON - 4 * lon - equation + aheadOfUtc(zone, date);
  return { rises: noon - half, sets: noon + half };
}
