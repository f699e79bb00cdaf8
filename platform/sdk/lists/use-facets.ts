import {
  answerFacets,
  type Choice,
  type Choices,
  type FacetAnswer,
  type FacetQuestion,
  readChoices,
  type TightestFacet,
  tightestFacet,
  writeChoice,
} from '@alisio/shared-contracts/facets';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ListAddress } from './use-list-address.ts';

type FacetAddress = Pick<ListAddress<string>, 'readAll' | 'ask'>;

/** A list under the facets that the address asks for. */
export interface Facets<Item> {
  choices: Choices;
  answer: FacetAnswer<Item>;
  /** Chooses in one facet, or nothing of it any more: the same place, another list. */
  choose: (name: string, choice: Choice | undefined) => void;
  clear: () => void;
  /** of the chosen facets the one that shuts most: for a list of which nothing is left */
  tightest: () => TightestFacet | undefined;
}

/**
 * Facets of a list as its address has them: a link, a reload and Back bring them back.
 * @param question the same as long as the facets are
 */
export function useFacets<Item>(
  items: readonly Item[],
  question: FacetQuestion<Item>,
  { readAll, ask }: FacetAddress,
): Facets<Item> {
  // By what it says: any other change of the address leaves the answer as it is.
  const said = JSON.stringify(question.facets.map(({ name }) => [name, readAll(name)]));
  const choices = useMemo(() => {
    const words = new Map<string, string[]>(JSON.parse(said));
    return readChoices(items, question.facets, (name) => words.get(name)?.filter(Boolean) ?? []);
  }, [items, question, said]);
  const answer = useMemo(() => answerFacets(items, question, choices), [items, question, choices]);
  const newest = useRef(ask);
  useLayoutEffect(() => {
    newest.current = ask;
  });
  // The same as long as the answer is: what shows it need not be drawn anew for another order or page.
  return useMemo(() => {
    const asked = (changes: Parameters<typeof ask>[0]) => newest.current(changes, { stays: true });
    return {
      choices,
      answer,
      choose: (name, choice) => asked({ [name]: writeChoice(choice) }),
      clear: () => asked(Object.fromEntries(question.facets.map(({ name }) => [name, null]))),
      tightest: () => tightestFacet(items, question, choices),
    };
  }, [choices, answer, items, question]);
}
