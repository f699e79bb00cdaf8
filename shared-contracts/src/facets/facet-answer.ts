import { type Choices, type Facet, fits } from './facet.ts';
import { endsOf, HISTOGRAM_PARTS, partOf, type RangeBuckets } from './range-of.ts';

/** §9: so many values of a facet are counted. */
export const FACET_SIZE = 200;

/** One value of a facet. */
export interface Bucket {
  value: string;
  /** how many there are with it, all other facets as chosen: what choosing it gives, or adds */
  count: number;
  /** least price among them; nothing where there are none */
  from: number | undefined;
}

export interface FacetAnswer<Item> {
  /** those that every chosen facet keeps (AND) */
  kept: Item[];
  count: number;
  values: Readonly<Record<string, readonly Bucket[]>>;
  ranges: Readonly<Record<string, RangeBuckets>>;
}

export interface FacetQuestion<Item> {
  facets: readonly Facet<Item>[];
  /** whole minor units */
  priceOf: (item: Item) => number;
  /** Items of one key count as one: a flight is one, however many fares it is sold at. */
  keyOf: (item: Item) => string;
}

interface Tally {
  keys: Set<string>;
  from: number | undefined;
}

/** Counts one item for each value that it has. */
function tally(buckets: Map<string, Tally>, values: readonly string[], key: string, price: number) {
  for (const value of values) {
    const bucket = buckets.get(value);
    if (!bucket) continue;
    bucket.keys.add(key);
    if (bucket.from === undefined || price < bucket.from) bucket.from = price;
  }
}

const NONE = -1;
const SEVERAL = -2;

/** Which one facet refuses an item: its place, `NONE`, or `SEVERAL`. */
function refuserOf<Item>(item: Item, facets: readonly Facet<Item>[], choices: Choices): number {
  let refuser = NONE;
  for (const [at, facet] of facets.entries()) {
    if (fits(item, facet, choices[facet.name])) continue;
    if (refuser !== NONE) return SEVERAL;
    refuser = at;
  }
  return refuser;
}

/**
 * What is left of a list under the chosen facets, and what every other choice would give: OR inside a facet, AND
 * between them. A facet's counts pass over what is chosen in itself. Goes over the items once.
 */
export function answerFacets<Item>(
  items: readonly Item[],
  { facets, priceOf, keyOf }: FacetQuestion<Item>,
  choices: Choices,
): FacetAnswer<Item> {
  const tallies = facets.map((facet) => {
    if (facet.kind === 'values') {
      const all = new Set(items.flatMap((item) => facet.of(item)));
      const buckets = new Map<string, Tally>();
      for (const value of [...all].slice(0, FACET_SIZE))
        buckets.set(value, { keys: new Set(), from: undefined });
      return { kind: 'values' as const, facet, buckets };
    }
    const parts = Array.from({ length: HISTOGRAM_PARTS }, () => new Set<string>());
    return { kind: 'range' as const, facet, ends: endsOf(items, facet) ?? { min: 0, max: 0 }, parts };
  });
  const kept: Item[] = [];
  const keys = new Set<string>();
  for (const item of items) {
    const refuser = refuserOf(item, facets, choices);
    if (refuser === SEVERAL) continue;
    const key = keyOf(item);
    if (refuser === NONE) {
      kept.push(item);
      keys.add(key);
    }
    for (const [at, one] of tallies.entries()) {
      if (refuser !== NONE && refuser !== at) continue;
      if (one.kind === 'values') tally(one.buckets, one.facet.of(item), key, priceOf(item));
      else one.parts[partOf(one.facet.of(item), one.ends)]?.add(key);
    }
  }
  const values: Record<string, Bucket[]> = {};
  const ranges: Record<string, RangeBuckets> = {};
  for (const one of tallies) {
    if (one.kind === 'values') {
      values[one.facet.name] = [...one.buckets].map(([value, { keys: had, from }]) => ({
        value,
        count: had.size,
        from,
      }));
    } else ranges[one.facet.name] = { ...one.ends, counts: one.parts.map((part) => part.size) };
  }
  return { kept, count: keys.size, values, ranges };
}
