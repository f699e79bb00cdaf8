import { addDays } from '@alisio/shared-contracts/dates';

/** Easter Sunday of a year by the Gregorian calendar, ISO date (the anonymous algorithm of Nature, 1876). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 19 * f) / 433);
  const month = Math.floor((e + f - 7 * g + 90) / 25);
  const day = (e + f - 7 * g + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** When people travel: the turn of the year, Holy Week, and the long holidays of the middle of the year. */
export type Season = 'usual' | 'holidays' | 'summer';

export function seasonOf(date: string): Season {
  const day = date.slice(5);
  if (day >= '12-18' || day <= '01-06') return 'holidays';
  const easter = easterOf(Number(date.slice(0, 4)));
  if (date >= addDays(easter, -9) && date <= easter) return 'holidays';
  return day >= '06-15' && day <= '08-15' ? 'summer' : 'usual';
}

/** By how much a season is dearer, percent. */
export const SEASON_PERCENT: Record<Season, number> = { usual: 0, summer: 6, holidays: 12 };
