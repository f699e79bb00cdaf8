import { useTexts } from '@alisio/platform/sdk/i18n';
import { minorUnits } from '@alisio/shared-contracts/money';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { type FacetSection, keepSections, rangeSection, valuesSection } from '@alisio/shared-ui/facets';
import { useMemo } from 'react';
import { VALUES } from './filter-values.ts';
import { type FilteredActivities, useFilterWords } from './filter-words.ts';

/** The panel's sections: what can narrow this list, in words. What all activities have alike is not asked. */
export function useFilterSections({ facets, all }: FilteredActivities): FacetSection[] {
  const { language } = useTexts('tours');
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
          ...values('kind'),
          ...rangeSection(facets, 'price', words, { step: minorUnits(DEFAULT_CURRENCY), thumbs: 2 }),
          ...values('when'),
          ...values('long'),
          ...values('lang'),
          ...values('cancel'),
          ...values('start'),
          ...rangeSection(facets, 'far', words, { step: 1, thumbs: 1 }),
        ],
        kept,
      ),
    [answer, choices, language, sample, kept],
  );
}
