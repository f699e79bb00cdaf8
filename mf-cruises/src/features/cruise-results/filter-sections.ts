import { minorUnits } from '@alisio/shared-contracts/money';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { type FacetSection, rangeSection, valuesSection } from '@alisio/shared-ui/facets';
import { useFilterWords } from './filter-words.ts';
import type { FilteredCruises } from './filtered-cruises.ts';

/** Whole units of a price that a step of its range has. */
const PRICE_STEP = 50;

/** The panel's sections. What all sailings have alike is not asked, unless it was chosen. */
export function useFilterSections({ facets, found }: FilteredCruises): FacetSection[] {
  const words = useFilterWords(found);
  const { answer, choices } = facets;
  const values = (name: string, order?: readonly string[]): FacetSection[] =>
    (answer.values[name] ?? []).length < 2 && !choices[name]
      ? []
      : [valuesSection(facets, name, words, order)];
  const months = (answer.values.months ?? []).map(({ value }) => value).toSorted();
  return [
    ...values('lines'),
    ...values('ships'),
    ...values('months', months),
    ...rangeSection(facets, 'nights', words, { step: 1, thumbs: 2 }),
    ...rangeSection(facets, 'price', words, { step: PRICE_STEP * minorUnits(DEFAULT_CURRENCY), thumbs: 2 }),
    ...values('leaves'),
    ...values('calls'),
  ];
}
