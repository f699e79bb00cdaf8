import fc from 'fast-check';
import { BUCKETS, bucketOf, histogramOf, quantile } from './histogram.ts';

const counted = (values: readonly number[]) =>
  new Map([...histogramOf(values).entries()].filter(([, count]) => count > 0));

/** The value that a share of all does not exceed, by sorting. */
const exact = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;

test('median and third quartile are within 5 % of the exact ones', () => {
  const values = fc.array(fc.double({ min: 10, max: 84_000, noNaN: true }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(values, fc.constantFrom(0.5, 0.75), (given, share) => {
      const right = exact(given, share);
      // Half a millisecond more: what is told is whole.
      expect(Math.abs(quantile(counted(given), share) - right)).toBeLessThanOrEqual(0.05 * right + 0.5);
    }),
  );
});

test('nothing stays nothing, and what is beyond every page load has a bucket too', () => {
  expect(quantile(counted([0, 0, 0]), 0.75)).toBe(0);
  expect(bucketOf(Number.MAX_VALUE)).toBe(BUCKETS - 1);
  expect(quantile(counted([1e300]), 0.5)).toBeGreaterThan(84_000);
});
