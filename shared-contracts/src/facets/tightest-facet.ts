import type { Choices } from './facet.ts';
import { answerFacets } from './facet-answer.ts';
import type { FacetQuestion } from './facet-index.ts';

export interface TightestFacet {
  name: string;
  /** how many there are without what is chosen in it */
  count: number;
  /** least price among them */
  from: number;
}

/** The choices without one facet's. */
export const without = (choices: Choices, name: string): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([other]) => other !== name));

/** Of several chosen facets that leave nothing: the one without which most is left. Nothing where each shuts all. */
export function tightestFacet<Item>(
  items: readonly Item[],
  question: FacetQuestion<Item>,
  choices: Choices,
): TightestFacet | undefined {
  let tightest: TightestFacet | undefined;
  for (const name of Object.keys(choices)) {
    const { count, kept } = answerFacets(items, question, without(choices, name));
    if (count <= (tightest?.count ?? 0)) continue;
    tightest = { name, count, from: Math.min(...kept.map(question.priceOf)) };
  }
  return tightest;
}
