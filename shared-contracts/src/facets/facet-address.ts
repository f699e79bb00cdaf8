import type { Choice, Choices, Facet, RangeFacet } from './facet.ts';
import { endsOf } from './range-of.ts';

/** `low-high`, each end may be missing: `360-1200`, `-2600`. */
const RANGE = /^(\d{0,10})-(\d{0,10})$/;

function readRange<Item>(items: readonly Item[], facet: RangeFacet<Item>, words: string): Choice | undefined {
  const [, from = '', to = ''] = RANGE.exec(words) ?? [];
  const ends = endsOf(items, facet);
  if (!ends) return undefined;
  const low = from === '' || Number(from) <= ends.min ? undefined : Number(from);
  const high = to === '' || Number(to) >= ends.max ? undefined : Number(to);
  if (low === undefined && high === undefined) return undefined;
  if ((low ?? ends.min) > (high ?? ends.max)) return undefined;
  return { kind: 'range', ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
}

/**
 * What an address asks of the facets. Values that no item has, ranges that keep all or that turn round fall away.
 * @param read what the address says by a name, each time that it says it
 */
export function readChoices<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  read: (name: string) => readonly string[],
): Choices {
  const choices: Record<string, Choice> = {};
  for (const facet of facets) {
    const words = read(facet.name);
    if (words.length === 0) continue;
    if (facet.kind === 'range') {
      const range = readRange(items, facet, words[0] ?? '');
      if (range) choices[facet.name] = range;
      continue;
    }
    const asked = new Set(words.flatMap((word) => word.split('.')));
    const had = new Set<string>();
    for (const item of items) for (const value of facet.of(item)) if (asked.has(value)) had.add(value);
    const values = [...asked].filter((value) => had.has(value));
    if (values.length > 0) choices[facet.name] = { kind: 'values', values };
  }
  return choices;
}

/** A choice as an address says it; null for none: values in the order of the alphabet, so that one choice has one address. */
export function writeChoice(choice: Choice | undefined): string | null {
  if (!choice) return null;
  if (choice.kind === 'values') return choice.values.length > 0 ? choice.values.toSorted().join('.') : null;
  const { low, high } = choice;
  return low === undefined && high === undefined ? null : `${low ?? ''}-${high ?? ''}`;
}

/** A value taken on or off; nothing where none is left. */
export function toggled(choice: Choice | undefined, value: string): Choice | undefined {
  const values = choice?.kind === 'values' ? choice.values : [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length > 0 ? { kind: 'values', values: next } : undefined;
}
