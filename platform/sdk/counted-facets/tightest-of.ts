import type { Choices, FacetCounts } from '@alisio/shared-contracts/facets';

/**
 * Of the chosen facets the one without which most is left, with how much that is; nothing where no single one is to blame.
 * @param several facets of which one thing has several values: their counts do not add up to things
 */
export function tightestOf({ values, ranges }: FacetCounts, choices: Choices, several: readonly string[]) {
  const left = Object.keys(choices).flatMap((name) => {
    if (several.includes(name)) return [];
    const counts = ranges[name]?.counts ?? (values[name] ?? []).map(({ count }) => count);
    const count = counts.reduce((sum, one) => sum + one, 0);
    return count > 0 ? [{ name, count }] : [];
  });
  return left.toSorted((one, other) => other.count - one.count)[0];
}
