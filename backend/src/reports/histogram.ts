/**
 * Values in buckets whose edges grow by a tenth: what is read back is off by at most 5 % (half a bucket). Below 1
 * is a bucket of its own, 0; the last one takes all above 84 seconds.
 */
const GROWTH = 1.1;
export const BUCKETS = 121;

/** @param value milliseconds or thousandths, 0 or more */
export const bucketOf = (value: number): number =>
  value < 1 ? 0 : Math.min(BUCKETS - 1, 1 + Math.floor(Math.log(value) / Math.log(GROWTH)));

/** The geometric middle of a bucket. */
const middleOf = (bucket: number): number => (bucket === 0 ? 0 : Math.round(GROWTH ** (bucket - 0.5)));

/** The end of a bucket; of the last one its beginning, since it has none. */
export const upToOf = (bucket: number): number =>
  bucket === 0 ? 1 : Math.round(GROWTH ** Math.min(bucket, BUCKETS - 2));

/** How many values are in each bucket. */
export function histogramOf(values: readonly number[]): number[] {
  const counts = new Array<number>(BUCKETS).fill(0);
  for (const value of values) {
    const bucket = bucketOf(value);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

/**
 * The value that a share of all values does not exceed (nearest rank), to within 5 %.
 * @param counts number of values by bucket; not all empty
 */
export function quantile(counts: ReadonlyMap<number, number>, share: number): number {
  const filled = [...counts].sort(([one], [other]) => one - other);
  const rank = Math.ceil(share * filled.reduce((sum, [, count]) => sum + count, 0));
  let passed = 0;
  for (const [bucket, count] of filled) {
    passed += count;
    if (passed >= rank) return middleOf(bucket);
  }
  return 0;
}
