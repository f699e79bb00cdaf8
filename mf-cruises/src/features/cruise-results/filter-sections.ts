import { useTexts } from '@alisio/platform/sdk/i18n';
import { minorUnits } from '@alisio/shared-contracts/money';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { type SectionLook, useFacetSections } from '@alisio/shared-ui/facets';
import { useFilterWords } from './filter-words.ts';
import type { FilteredCruises } from './filtered-cruises.ts';

/** Whole units of a price that a step of its range has. */
const PRICE_STEP = 50;

const SECTIONS: readonly SectionLook[] = [
  'lines',
  'ships',
  'months',
  { name: 'nights', step: 1, thumbs: 2 },
  { name: 'price', step: PRICE_STEP * minorUnits(DEFAULT_CURRENCY), thumbs: 2 },
  'leaves',
  'calls',
];

/** The panel's sections: what can narrow this list, in words. Months stand in their order, all else by price. */
export function useFilterSections({ facets, found }: FilteredCruises) {
  const { language } = useTexts('cruises');
  const words = useFilterWords(found);
  const months = (facets.answer.values.months ?? []).map(({ value }) => value).toSorted();
  return useFacetSections({
    ...{ facets, words, looks: SECTIONS, orders: { months } },
    ...{ all: found.meta.lines, language },
  });
}
