import { type Choices, type Facet, fits } from './facet.ts';
import { type FacetColumn, type FacetIndex, type FacetQuestion, indexOf } from './facet-index.ts';
import type { RangeBuckets } from './range-of.ts';

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

const NONE = -1;
const SEVERAL = -2;

/** Which one facet refuses each item: its place, `NONE`, or `SEVERAL`. */
function refusersOf<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  choices: Choices,
): number[] {
  const chosen = [...facets.entries()].filter(([, { name }]) => choices[name]);
  return items.map((item) => {
    let refuser = NONE;
    for (const [at, facet] of chosen) {
      if (fits(item, facet, choices[facet.name])) continue;
      if (refuser !== NONE) return SEVERAL;
      refuser = at;
    }
    return refuser;
  });
}

/** How many keys each place of a column has among some items, those of one key together, and the least price of each. */
function tally({ size, places }: FacetColumn, { keys, prices }: FacetIndex, items: readonly number[]) {
  const all = Array.from({ length: size }, () => ({ key: '', count: 0, from: Infinity }));
  for (const item of items) {
    const [key = '', price = 0] = [keys[item], prices[item]];
    for (const place of places[item] ?? []) {
      const one = all[place];
      if (!one) continue;
      if (one.count === 0 || one.key !== key) one.count += 1;
      one.key = key;
      if (price < one.from) one.from = price;
    }
  }
  return all;
}

/**
 * What is left of a list under the chosen facets, and what every other choice would give: OR inside a facet, AND
 * between them. A facet's counts pass over what is chosen in itself. What follows from the list alone is worked out once.
 */
export function answerFacets<Item>(
  items: readonly Item[],
  question: FacetQuestion<Item>,
  choices: Choices,
): FacetAnswer<Item> {
  const index = indexOf(items, question);
  const refusers = refusersOf(items, question.facets, choices);
  const values: Record<string, Bucket[]> = {};
  const ranges: Record<string, RangeBuckets> = {};
  for (const [at, { kind, name }] of question.facets.entries()) {
    const column = index.columns[at];
    if (!column) continue;
    const others = index.byKey.filter((item) => refusers[item] === NONE || refusers[item] === at);
    const counted = tally(column, index, others);
    if (kind === 'range') ranges[name] = { ...column.ends, counts: counted.map(({ count }) => count) };
    else
      values[name] = counted.slice(0, FACET_SIZE).map(({ count, from }, place) => {
        return { value: column.values[place] ?? '', count, from: count > 0 ? from : undefined };
      });
  }
  const isKept = (_: unknown, item: number) => refusers[item] === NONE;
  return { kept: items.filter(isKept), count: new Set(index.keys.filter(isKept)).size, values, ranges };
}
