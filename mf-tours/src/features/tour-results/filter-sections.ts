import { useTexts } from '@alisio/platform/sdk/i18n';
import { minorUnits } from '@alisio/shared-contracts/money';
import { EFFORTS, TOUR_SCENES } from '@alisio/shared-contracts/tours';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { type SectionLook, useFacetSections } from '@alisio/shared-ui/facets';
import { useFilterWords } from './filter-words.ts';
import type { FilteredTours } from './results-address.ts';

/** Whole units of a price that a step of its range has. */
const PRICE_STEP = 10;

/** Facets of which the values have an order of their own; countries and languages stand by price. */
const ORDERS = { effort: EFFORTS, scene: TOUR_SCENES, child: ['0', '4', '8'] };

const SECTIONS: readonly SectionLook[] = [
  'country',
  { name: 'price', step: PRICE_STEP * minorUnits(DEFAULT_CURRENCY), thumbs: 2 },
  { name: 'days', step: 1, thumbs: 2 },
  'effort',
  'scene',
  'guide',
  'child',
];

/** The panel's sections: what can narrow this list, in words. */
export function useFilterSections({ facets, all }: FilteredTours) {
  const { language } = useTexts('tours');
  const words = useFilterWords({ all });
  return useFacetSections({ facets, words, looks: SECTIONS, orders: ORDERS, all, language });
}
