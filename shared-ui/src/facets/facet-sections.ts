import type { FacetRow, FacetSection } from './facet-types.ts';

/** How a list's facets are said in the reader's language, by their names. */
export interface FacetWords {
  legend: (name: string) => string;
  value: (name: string, value: string) => string;
  /** one end of a range */
  number: (name: string, of: number) => string;
  span: (name: string, low: number, high: number) => string;
  /** a least price, minor units */
  from: (minor: number) => string;
  /** what pressing a value keeps, read out */
  said: (label: string, count: number, from: number | undefined) => string;
  /** read out at the two ends of a range */
  lowLabel: (legend: string) => string;
  highLabel: (legend: string) => string;
}

interface Bucket {
  value: string;
  count: number;
  /** least price, minor units */
  from: number | undefined;
}

type Choice = { kind: 'values'; values: readonly string[] } | { kind: 'range'; low?: number; high?: number };

/** What every choice in a list's facets would give, and what is chosen of them. */
export interface AnsweredFacets {
  answer: {
    values: Readonly<Record<string, readonly Bucket[]>>;
    ranges: Readonly<Record<string, { min: number; max: number; counts: readonly number[] }>>;
  };
  choices: Readonly<Record<string, Choice>>;
}

const dearest = ({ from }: Bucket) => from ?? Number.MAX_SAFE_INTEGER;

/** Values in an order of their own, those that it does not name by price behind them. */
const inOrder = (buckets: readonly Bucket[], order: readonly string[] = []): Bucket[] => {
  const placeOf = ({ value }: Bucket) => {
    const place = order.indexOf(value);
    return place < 0 ? order.length : place;
  };
  return buckets.toSorted((one, other) => placeOf(one) - placeOf(other) || dearest(one) - dearest(other));
};

/** Values to tick of a facet. @param order values that have an order of their own; others stand by price */
export function valuesSection(
  { answer, choices }: AnsweredFacets,
  name: string,
  words: FacetWords,
  order?: readonly string[],
): FacetSection {
  const choice = choices[name];
  const ticked = choice?.kind === 'values' ? choice.values : [];
  const rows = inOrder(answer.values[name] ?? [], order).map(({ value, count, from }): FacetRow => {
    const label = words.value(name, value);
    return {
      ...{ value, label, count, said: words.said(label, count, from), checked: ticked.includes(value) },
      from: from === undefined ? undefined : words.from(from),
    };
  });
  return { kind: 'values', name, legend: words.legend(name), rows };
}

/** The range of a facet; nothing where all items have one number. */
export function rangeSection(
  { answer, choices }: AnsweredFacets,
  name: string,
  words: FacetWords,
  { step, thumbs }: { step: number; thumbs: 1 | 2 },
): FacetSection[] {
  const ends = answer.ranges[name];
  if (!ends || ends.min >= ends.max) return [];
  const choice = choices[name];
  const { low, high } = choice?.kind === 'range' ? choice : {};
  const legend = words.legend(name);
  return [
    {
      ...{ kind: 'range', name, legend, min: ends.min, max: ends.max, counts: ends.counts, low, high },
      ...{ step, thumbs },
      format: (of) => words.number(name, of),
      describe: (from, to) => words.span(name, from, to),
      lowLabel: words.lowLabel(legend),
      highLabel: words.highLabel(legend),
    },
  ];
}

/** What a section says, but for how its numbers are written. */
const saidBy = (section: FacetSection): string => JSON.stringify(section);

/** Sections that say the same as before stay the same objects. @param kept those of before, for as long as their words stay */
export function keepSections(
  sections: readonly FacetSection[],
  kept: Map<string, FacetSection>,
): FacetSection[] {
  const all = sections.map((section) => {
    const before = kept.get(section.name);
    return before && saidBy(before) === saidBy(section) ? before : section;
  });
  kept.clear();
  for (const section of all) kept.set(section.name, section);
  return all;
}
