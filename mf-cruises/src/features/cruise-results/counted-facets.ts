import type { ListAddress } from '@alisio/platform/sdk/lists';
import {
  CRUISE_FACETS,
  type CruiseFacetCounts,
  type CruiseSearchAnswer,
} from '@alisio/shared-contracts/cruises';
import { type Choice, type Choices, readChoices, writeChoice } from '@alisio/shared-contracts/facets';
import { useLayoutEffect, useMemo, useRef } from 'react';

/** A sailing may call at several ports: what its values count does not add up to sailings. */
const SEVERAL = 'calls';

/** What an address asks of facets that the server counted: what no sailing has falls away. */
export function choicesOf(
  { values, ranges }: CruiseFacetCounts,
  readAll: (name: string) => readonly string[],
): Choices {
  const said = (name: string) => readAll(name).filter(Boolean);
  const read = CRUISE_FACETS.map((name): Choices => {
    const ends = ranges[name];
    if (ends) return readChoices([ends.min, ends.max], [{ kind: 'range', name, of: (end) => end }], said);
    return readChoices(values[name] ?? [], [{ kind: 'values', name, of: ({ value }) => [value] }], said);
  });
  return Object.assign({}, ...read);
}

/** Of the chosen facets the one without which most is left, with how much that is; nothing where no single one is to blame. */
export function tightestOf({ values, ranges }: CruiseFacetCounts, choices: Choices) {
  const left = Object.keys(choices).flatMap((name) => {
    if (name === SEVERAL) return [];
    const counts = ranges[name]?.counts ?? (values[name] ?? []).map(({ count }) => count);
    const count = counts.reduce((sum, one) => sum + one, 0);
    return count > 0 ? [{ name, count }] : [];
  });
  return left.toSorted((one, other) => other.count - one.count)[0];
}

/** A list's facets as the server counted them, with what the address asks of them. */
export interface CountedFacets {
  answer: {
    values: Readonly<Record<string, readonly { value: string; count: number; from: number | undefined }[]>>;
    ranges: CruiseFacetCounts['ranges'];
    /** sailings that are left */
    count: number;
  };
  choices: Choices;
  /** Chooses in one facet, or nothing of it any more: the same place, another list. */
  choose: (name: string, choice: Choice | undefined) => void;
  clear: () => void;
  tightest: () => { name: string; count: number } | undefined;
}

/** @param meta of the answer that is shown: what is pressed meanwhile is ticked at once, and counted when its answer is here */
export function useCountedFacets(
  { facets, kept }: CruiseSearchAnswer['meta'],
  { readAll, ask }: Pick<ListAddress<string>, 'readAll' | 'ask'>,
): CountedFacets {
  const newest = useRef(ask);
  useLayoutEffect(() => {
    newest.current = ask;
  });
  const said = JSON.stringify(CRUISE_FACETS.map((name) => [name, readAll(name)]));
  return useMemo(() => {
    const words = new Map<string, string[]>(JSON.parse(said));
    const choices = choicesOf(facets, (name) => words.get(name) ?? []);
    const asked = (changes: Parameters<typeof ask>[0]) => newest.current(changes, { stays: true });
    return {
      answer: {
        count: kept,
        ranges: facets.ranges,
        values: Object.fromEntries(
          Object.entries(facets.values).map(([name, buckets]) => [
            name,
            buckets.map(({ value, count, from }) => ({ value, count, from })),
          ]),
        ),
      },
      choices,
      choose: (name, choice) => asked({ [name]: writeChoice(choice) }),
      clear: () => asked(Object.fromEntries(CRUISE_FACETS.map((name) => [name, null]))),
      tightest: () => tightestOf(facets, choices),
    };
  }, [facets, kept, said]);
}
