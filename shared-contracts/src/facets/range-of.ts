import type { RangeFacet } from './facet.ts';

/** What there is of a range, and where it lies. */
export interface RangeBuckets {
  /** whole steps around all items: they stay, whatever is chosen */
  min: number;
  max: number;
  /** how many match everything else that is chosen, in parts of equal width from `min` up */
  counts: readonly number[];
}

export const HISTOGRAM_PARTS = 16;

/** Least and most of a facet in whole steps around all items; nothing without items. */
export function endsOf<Item>(items: readonly Item[], { of, step = 1 }: RangeFacet<Item>) {
  let [least, most] = [Infinity, -Infinity];
  for (const item of items) {
    const value = of(item);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least > most) return undefined;
  return { min: Math.floor(least / step) * step, max: Math.ceil(most / step) * step };
}

/** In which of the parts a value lies, the last one with its upper end. */
export function partOf(value: number, { min, max }: { min: number; max: number }): number {
  if (max <= min) return 0;
  return Math.min(HISTOGRAM_PARTS - 1, Math.floor(((value - min) / (max - min)) * HISTOGRAM_PARTS));
}
