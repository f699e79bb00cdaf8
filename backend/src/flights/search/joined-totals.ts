import type { LowestTotals } from '../flight-supplier.ts';

const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The lowest total of each of so many days among suppliers. */
export const joinedTotals = (
  answers: readonly Pick<LowestTotals, 'totals'>[],
  days: number,
): LowestTotals['totals'] =>
  Array.from({ length: days }, (_, day) =>
    answers.reduce((least: number | null, { totals }) => lower(least, totals[day] ?? null), null),
  );
