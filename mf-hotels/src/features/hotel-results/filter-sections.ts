import { useTexts } from '@alisio/platform/sdk/i18n';
import { minorUnits } from '@alisio/shared-contracts/money';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { type FacetSection, keepSections, rangeSection, valuesSection } from '@alisio/shared-ui/facets';
import { useMemo } from 'react';
import { VALUES } from './filter-values.ts';
import { type FilteredHotels, useFilterWords } from './filter-words.ts';

/** The panel's sections: what can narrow this list, in words. What all hotels have alike is not asked. */
export function useFilterSections({ facets, all }: FilteredHotels): FacetSection[] {
  const { language } = useTexts('hotels');
  const words = useFilterWords();
  const { answer, choices } = facets;
  const values = (name: string): FacetSection[] =>
    (answer.values[name] ?? []).length < 2 && !choices[name]
      ? []
      : [valuesSection(facets, name, words, VALUES[name])];
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
