import { useTexts } from '@alisio/platform/sdk/i18n';
import { minorUnits } from '@alisio/shared-contracts/money';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { type SectionLook, useFacetSections } from '@alisio/shared-ui/facets';
import { VALUES } from './filter-values.ts';
import { type FilteredActivities, useFilterWords } from './filter-words.ts';

const SECTIONS: readonly SectionLook[] = [
  'kind',
  { name: 'price', step: minorUnits(DEFAULT_CURRENCY), thumbs: 2 },
  'when',
  'long',
  'lang',
  'cancel',
  'start',
  { name: 'far', step: 1, thumbs: 1 },
];

/** The panel's sections: what can narrow this list, in words. */
export function useFilterSections({ facets, all }: FilteredActivities) {
  const { language } = useTexts('tours');
  const words = useFilterWords();
  return useFacetSections({ facets, words, looks: SECTIONS, orders: VALUES, all, language });
}
