import { addDays } from '@alisio/shared-contracts/dates';
import { searchableDays } from '@alisio/shared-contracts/flights';

export const GRAPH_DAYS = 60;
/** So many before the departure that is asked for, where they can be searched. */
const BEFORE = 14;
/** Share of the days that are called the cheapest. */
const CHEAPEST_SHARE = 0.1;

/**
 * First of the 60 days around a departure, none of them before what is sold or behind it, nor its return after so many
 * nights. ISO dates.
 */
export function firstDayOf(departureDate: string, today: string, nights = 0): string {
  const { min, max } = searchableDays(today);
  const [first = min] = [addDays(departureDate, -BEFORE), min, addDays(max, 1 - GRAPH_DAYS - nights)]
    .sort()
    .slice(1);
  return first;
}

interface Priced {
  date: string;
  units: number;
}

/** The price in the middle of all; 0 without any. */
export function usualOf(days: readonly Priced[]): number {
  const sorted = days.map(({ units }) => units).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The days that cost no more than the tenth part of them does; none where all cost the same. */
export function lowDaysOf(days: readonly Priced[]): ReadonlySet<string> {
  const sorted = days.map(({ units }) => units).sort((a, b) => a - b);
  const limit = sorted[Math.max(0, Math.ceil(sorted.length * CHEAPEST_SHARE) - 1)] ?? 0;
  if (limit === sorted.at(-1)) return new Set();
  return new Set(days.filter(({ units }) => units <= limit).map(({ date }) => date));
}

/** Fewer than five round numbers for lines across the bars: steps of 1, 2 or 5 with zeros. */
export function linesOf(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 5)));
  const step = [1, 2, 5].map((times) => times * power).find((size) => most / size < 5) ?? 10 * power;
  return Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
}
