import type { Facet } from './facet.ts';
import { endsOf, HISTOGRAM_PARTS, partOf } from './range-of.ts';

export interface FacetQuestion<Item> {
  facets: readonly Facet<Item>[];
  /** whole minor units */
  priceOf: (item: Item) => number;
  /** Items of one key count as one: a flight is one, however many fares it is sold at. */
  keyOf: (item: Item) => string;
}

/** What the items of a list have of one facet, as places: of its values, or of the parts of its histogram. */
export interface FacetColumn {
  /** none of a range */
  values: readonly string[];
  /** of a range */
  ends: { min: number; max: number };
  size: number;
  /** of each item */
  places: readonly (readonly number[])[];
}

/** What is worked out of a list once, whatever is chosen. */
export interface FacetIndex {
  columns: readonly FacetColumn[];
  prices: readonly number[];
  keys: readonly string[];
  /** the items, those of one key together */
  byKey: readonly number[];
}

function columnOf<Item>(items: readonly Item[], facet: Facet<Item>): FacetColumn {
  const ends = (facet.kind === 'range' && endsOf(items, facet)) || { min: 0, max: 0 };
  if (facet.kind === 'range')
    return {
      values: [],
      ends,
      size: HISTOGRAM_PARTS,
      places: items.map((one) => [partOf(facet.of(one), ends)]),
    };
  const values = [...new Set(items.flatMap(facet.of))];
  const at = new Map(values.map((value, place) => [value, place]));
  const places = items.map((item) => facet.of(item).map((value) => at.get(value) ?? 0));
  return { values, ends, size: values.length, places };
}

const made = new WeakMap<object, { question: object; index: FacetIndex }>();

/** The index of a list, made once for as long as list and question are the same objects. */
export function indexOf<Item>(items: readonly Item[], question: FacetQuestion<Item>): FacetIndex {
  const before = made.get(items);
  if (before?.question === question) return before.index;
  const keys = items.map(question.keyOf);
  const keyAt = (item: number) => keys[item] ?? '';
  const index = {
    columns: question.facets.map((facet) => columnOf(items, facet)),
    prices: items.map(question.priceOf),
    keys,
    byKey: [...items.keys()].sort((a, b) => (keyAt(a) < keyAt(b) ? -1 : Number(keyAt(a) > keyAt(b)))),
  };
  made.set(items, { question, index });
  return index;
}
