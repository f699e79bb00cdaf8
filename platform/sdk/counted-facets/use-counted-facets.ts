import {
  type Choice,
  type Choices,
  type FacetCounts,
  type RangeBuckets,
  writeChoice,
} from '@alisio/shared-contracts/facets';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ListAddress } from '../lists/index.ts';
import { choicesOf } from './choices-of.ts';
import { tightestOf } from './tightest-of.ts';

/** A list's facets as the server counted them, with what the address asks of them. */
export interface CountedFacets {
  answer: {
    values: Readonly<Record<string, readonly { value: string; count: number; from: number | undefined }[]>>;
    ranges: Readonly<Record<string, RangeBuckets>>;
    /** how many are left */
    count: number;
  };
  choices: Choices;
  /** Chooses in one facet, or nothing of it any more: the same place, another list. */
  choose: (name: string, choice: Choice | undefined) => void;
  clear: () => void;
  tightest: () => { name: string; count: number } | undefined;
}

/** Which facets a list has. The same as long as the list is of the same kind. */
export interface FacetNames {
  /** as addresses have them */
  names: readonly string[];
  /** of these, those of which one thing may have several values */
  several: readonly string[];
}

/**
 * What a list can be narrowed by, where only the server has all of it.
 * @param counted of the answer that is shown: what is pressed meanwhile is ticked at once, and counted when its answer is here
 */
export function useCountedFacets(
  { facets, kept }: { facets: FacetCounts; kept: number },
  { names, several }: FacetNames,
  { readAll, ask }: Pick<ListAddress<string>, 'readAll' | 'ask'>,
): CountedFacets {
  const newest = useRef(ask);
  useLayoutEffect(() => {
    newest.current = ask;
  });
  const said = JSON.stringify(names.map((name) => [name, readAll(name)]));
  return useMemo(() => {
    const words = new Map<string, string[]>(JSON.parse(said));
    const choices = choicesOf(facets, names, (name) => words.get(name) ?? []);
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
      clear: () => asked(Object.fromEntries(names.map((name) => [name, null]))),
      tightest: () => tightestOf(facets, choices, several),
    };
  }, [facets, kept, said, names, several]);
}
