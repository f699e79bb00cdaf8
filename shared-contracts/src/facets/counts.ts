import { z } from '../zod/index.ts';
import type { FacetAnswer } from './facet-answer.ts';

const count = z.int().check(z.nonnegative());

/** What each facet of a list has, all others as chosen, as a server counts it: `FacetAnswer`'s `values` and `ranges` of everything that was found. */
export const facetCounts = z.strictObject({
  values: z.record(
    z.string(),
    z.array(z.strictObject({ value: z.string(), count, from: z.optional(z.number()) })),
  ),
  ranges: z.record(
    z.string(),
    z.strictObject({ min: z.number(), max: z.number(), counts: z.array(z.number()) }),
  ),
});
export type FacetCounts = z.infer<typeof facetCounts>;

/** What a list's facets come to, as answers say it. */
export const facetCountsOf = <Item>({
  values,
  ranges,
}: Pick<FacetAnswer<Item>, 'values' | 'ranges'>): FacetCounts => ({
  values: Object.fromEntries(
    Object.entries(values).map(([name, buckets]) => [
      name,
      buckets.map(({ value, count: many, from }) => ({
        value,
        count: many,
        ...(from === undefined ? {} : { from }),
      })),
    ]),
  ),
  ranges: Object.fromEntries(
    Object.entries(ranges).map(([name, { min, max, counts }]) => [name, { min, max, counts: [...counts] }]),
  ),
});
