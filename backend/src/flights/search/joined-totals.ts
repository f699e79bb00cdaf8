import type { LowestTotal, LowestTotals } from '../flight-supplier.ts';

const lower = (one: LowestTotal | null, other: LowestTotal | null): LowestTotal | null =>
  one === null || (other !== null && other.total < one.total) ? other : one;

/** The lowest total of each of so many days among suppliers. */
export const joinedTotals = (
  answers: readonly Pick<LowestTotals, 'totals'>[],
  days: number,
): LowestTotals['totals'] =>
  Array.from({ length: days }, (_, day) =>
    answers.reduce((least: LowestTotal | null, { totals }) => lower(least, totals[day] ?? null), null),
  );
