import { useTexts } from '@alisio/platform/sdk/i18n';
import { AMENITIES, BOARDS, CANCELLATIONS, HOTEL_KINDS } from '@alisio/shared-contracts/hotels';
import { minorUnits } from '@alisio/shared-contracts/money';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { type FacetSection, keepSections, rangeSection, valuesSection } from '@alisio/shared-ui/facets';
import { useMemo } from 'react';
import { type FilteredHotels, useFilterWords } from './filter-words.ts';

/** Facets of which the values have an order of their own; parts of a town stand by price. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  cancel: CANCELLATIONS,
  stars: ['5', '4', '3', '2', '1', '0'],
  score: ['90', '80', '70', '60'],
  kind: HOTEL_KINDS,
  with: AMENITIES,
  board: BOARDS,
};

/** The panel's sections: what can narrow this list, in words. What all hotels have alike is not asked. */
export function useFilterSections({ facets, all }: FilteredHotels): FacetSection[] {
  const { language } = useTexts('hotels');
  const words = useFilterWords();
  const { answer, choices } = facets;
  const values = (name: string): FacetSection[] =>
    (answer.values[name] ?? []).length < 2 && !choices[name]
      ? []
      : [valuesSection(facets, name, words, ORDER[name])];
  const sample = words.from(100);
  // biome-ignore lint/correctness/useExhaustiveDependencies: numbers are written in another way with each of these
  const kept = useMemo(() => new Map<string, FacetSection>(), [language, all, sample]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that stay the same keep what was just pressed
  return useMemo(
    () =>
      keepSections(
        [
          ...rangeSection(facets, 'night', words, { step: minorUnits(DEFAULT_CURRENCY), thumbs: 2 }),
          ...values('cancel'),
          ...values('stars'),
          ...values('score'),
          ...values('kind'),
          ...values('with'),
          ...values('board'),
          ...values('area'),
          ...rangeSection(facets, 'far', words, { step: 1, thumbs: 1 }),
        ],
        kept,
      ),
    [answer, choices, language, sample, kept],
  );
}
