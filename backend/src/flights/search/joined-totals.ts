import type { LowestTotals } from '../flight-supplier.ts';

const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The lowest total of each day among suppliers; those that price in another currency than the first are left out. */
export function joinedTotals(answers: readonly LowestTotals[], days: number): LowestTotals {
  const [first] = answers;
  if (!first) throw new TypeError('nobody has answered');
  const { currency } = first;
  const alike = answers.filter((answer) => answer.currency === currency && answer.totals.length === days);
  const totals = Array.from({ length: days }, (_, day) =>
    alike.reduce((least: number | null, answer) => lower(least, answer.totals[day] ?? null), null),
  );
  return { totals, currency };
}
