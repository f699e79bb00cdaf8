import { chance } from '../../chance/index.ts';
import type { FiledTour } from '../catalogue/index.ts';
import { seasonOf } from './season.ts';

/** What of those who will come has booked, by the days that are left: between these the line is straight. */
const BOOKED_BY: readonly [days: number, part: number][] = [
  [7, 1],
  [30, 0.85],
  [90, 0.5],
  [180, 0.2],
  [365, 0.05],
  [430, 0],
];

function bookedPart(daysAhead: number): number {
  const after = BOOKED_BY.findIndex(([days]) => daysAhead <= days);
  const [later, earlier] = [BOOKED_BY[after], BOOKED_BY[after - 1]];
  if (!later) return 0;
  if (!earlier) return 1;
  const along = (daysAhead - earlier[0]) / (later[0] - earlier[0]);
  return earlier[1] + along * (later[1] - earlier[1]);
}

/** What a group's full share of demand is at the least and spans, and what a season adds. */
const LEAST = 0.15;
const SPAN = 0.95;
const OF_SEASON = 0.12;
/** Some departures are filled early, others late. */
const EARLIEST = 0.3;
const LATEST = 1.6;

/**
 * How many others have booked a departure, the demonstration's own buyers: always the same for a tour, its day and the days
 * that are left, and never fewer as these pass.
 * @param daysAhead from today to the departure, whole days
 */
export function demoBooked(
  id: string,
  { group }: Pick<FiledTour, 'group'>,
  date: string,
  daysAhead: number,
): number {
  const wanted =
    LEAST + SPAN * chance(`tour demand ${id} ${date}`) + (seasonOf(date) === 'usual' ? 0 : OF_SEASON);
  const hurry = EARLIEST + (LATEST - EARLIEST) * chance(`tour hurry ${id} ${date}`);
  const booked = Math.floor(group.most * wanted * bookedPart(Math.max(0, daysAhead)) ** hurry);
  return Math.min(group.most, booked);
}
