import { useTexts } from '@alisio/platform/sdk/i18n';
import { minorUnits } from '@alisio/shared-contracts/money';
import { PACKAGE_CURRENCY } from '@alisio/shared-contracts/packages';
import { type SectionLook, useFacetSections } from '@alisio/shared-ui/facets';
import { useFilterWords } from './filter-words.ts';
import { ASKED, type Filtered, ORDERS } from './filtered.ts';

/** Whole units of a price that a step of its range has. */
const PRICE_STEP = 10;

const lookOf = (name: string): SectionLook =>
  name === 'price' ? { name, step: PRICE_STEP * minorUnits(PACKAGE_CURRENCY), thumbs: 2 } : name;

const LOOKS = { packages: ASKED.packages.map(lookOf), flights: ASKED.flights.map(lookOf) };

/** The panel's sections: what can narrow this list, in words. */
export function useFilterSections(list: Filtered) {
  const { language } = useTexts('tours');
  const words = useFilterWords(list);
  const { facets, all } = list;
  return useFacetSections({ facets, words, looks: LOOKS[list.of], orders: ORDERS, all, language });
}
