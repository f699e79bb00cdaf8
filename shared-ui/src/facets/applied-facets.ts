import type { AppliedFacet } from './facet-chips.tsx';
import type { AnsweredFacets } from './facet-sections.ts';

/** How what is chosen is said on its chip, by the facet's name. */
export interface ChipWords {
  value: (name: string, value: string) => string;
  span: (name: string, low: number, high: number) => string;
}

/** What is chosen of a list's facets, one chip each: the values by themselves, a range as a whole. */
export const appliedFacets = ({ answer, choices }: AnsweredFacets, words: ChipWords): AppliedFacet[] =>
  Object.entries(choices).flatMap(([name, choice]) => {
    if (choice.kind === 'values')
      return choice.values.map((of) => ({ id: `${name} ${of}`, label: words.value(name, of) }));
    const { min = 0, max = 0 } = answer.ranges[name] ?? {};
    return [{ id: name, label: words.span(name, choice.low ?? min, choice.high ?? max) }];
  });
