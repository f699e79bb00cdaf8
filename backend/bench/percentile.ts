/** The value that a share of all does not exceed; 0 of none. @param sorted the smallest first */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
