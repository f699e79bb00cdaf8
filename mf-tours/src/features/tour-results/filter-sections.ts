import { minorUnits } from '@alisio/shared-contracts/money';
import { EFFORTS, TOUR_SCENES } from '@alisio/shared-contracts/tours';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { type FacetSection, rangeSection, valuesSection } from '@alisio/shared-ui/facets';
import { useFilterWords } from './filter-words.ts';
import type { FilteredTours } from './results-address.ts';

/** Whole units of a price that a step of its range has. */
const PRICE_STEP = 10;

/** The panel's sections: what can narrow this list, in words. What all tours have alike is not asked. */
export function useFilterSections({ facets, all }: FilteredTours): FacetSection[] {
  const words = useFilterWords({ all });
  const { answer, choices } = facets;
  const values = (name: string, order?: readonly string[]): FacetSection[] =>
    (answer.values[name] ?? []).length < 2 && !choices[name]
      ? []
      : [valuesSection(facets, name, words, order)];
  return [
    ...values('country'),
    ...rangeSection(facets, 'price', words, { step: PRICE_STEP * minorUnits(DEFAULT_CURRENCY), thumbs: 2 }),
    ...rangeSection(facets, 'days', words, { step: 1, thumbs: 2 }),
    ...values('effort', EFFORTS),
    ...values('scene', TOUR_SCENES),
    ...values('guide'),
    ...values('child', ['0', '4', '8']),
  ];
}
