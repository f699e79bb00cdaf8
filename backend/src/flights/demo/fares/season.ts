import { DAY_MS, isoDay, weekday } from '../schedule/days.ts';

/** Easter Sunday of a year, days since 1970-01-01 (the anonymous Gregorian computus). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1) / DAY_MS;
}

/** By the half of the earth. */
export interface Season {
  north: number;
  south: number;
}

const everywhere = (factor: number): Season => ({ north: factor, south: factor });

function seasonOf(day: number): Season {
  const date = isoDay(day);
  const monthDay = date.slice(5);
  if (monthDay >= '12-18' || monthDay <= '01-07') return everywhere(1.34);
  const toEaster = easter(Number(date.slice(0, 4))) - day;
  if (toEaster >= -1 && toEaster <= 9) return everywhere(1.25);
  if (monthDay >= '06-20' && monthDay <= '08-25') return { north: 1.22, south: 1.06 };
  if (monthDay >= '01-08' && monthDay <= '02-28') return { north: 0.92, south: 1.18 };
  return everywhere(monthDay >= '10-10' && monthDay <= '11-30' ? 0.93 : 1);
}

const seasons = new Map<number, Season>();

/** How dear a day of the year is: Christmas, Easter, and the summers of both halves of the earth. */
export function seasonOn(day: number): Season {
  let season = seasons.get(day);
  if (!season) {
    season = seasonOf(day);
    seasons.set(day, season);
  }
  return season;
}

/** What a season makes of fares to a latitude. */
export const seasonFactor = ({ north, south }: Season, latitude: number): number =>
  latitude > -5 ? north : south;

/** Sunday first: the weekend's edges are dear, the middle of the week is not. */
const BY_WEEKDAY = [1.1, 1.02, 0.94, 0.94, 1.02, 1.12, 1];

export const weekdayFactor = (day: number): number => BY_WEEKDAY[weekday(day)] ?? 1;

const STEPS: readonly [daysAhead: number, factor: number][] = [
  [0, 2],
  [3, 1.75],
  [7, 1.42],
  [14, 1.2],
  [21, 1.08],
  [35, 1],
  [90, 0.96],
  [180, 1],
  [330, 1.1],
];

function factorAhead(days: number): number {
  const above = STEPS.findIndex(([step]) => step >= days);
  const [to, high] = STEPS[above] ?? [days, 1.1];
  const [from, low] = STEPS[above - 1] ?? [to, high];
  return to === from ? high : low + ((high - low) * (days - from)) / (to - from);
}

const aheadFactors = new Map<number, number>();

/** The later, the dearer; lowest some weeks before. Between the steps in a straight line. */
export function bookingFactor(daysAhead: number): number {
  const days = Math.max(0, daysAhead);
  let factor = aheadFactors.get(days);
  if (factor === undefined) {
    factor = factorAhead(days);
    aheadFactors.set(days, factor);
  }
  return factor;
}
