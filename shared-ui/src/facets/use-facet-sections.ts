import { useMemo } from 'react';
import {
  type AnsweredFacets,
  type FacetWords,
  keepSections,
  rangeSection,
  valuesSection,
} from './facet-sections.ts';
import type { FacetSection } from './facet-types.ts';

/** A section of a panel: values to tick of the facet of that name, or its range. */
export type SectionLook = string | { name: string; step: number; thumbs: 1 | 2 };

export interface FacetSectionsOptions {
  facets: AnsweredFacets;
  words: FacetWords;
  /** in the panel's order */
  looks: readonly SectionLook[];
  /** of facets whose values have an order of their own; others stand by price */
  orders: Readonly<Record<string, readonly string[]>>;
  /** all of the list, kept or not: the same as long as the list is */
  all: readonly unknown[];
  language: string;
}

/**
 * The panel's sections: what can narrow a list, in words. What all of it has alike is not asked; what is chosen stands, so
 * that it can be taken back. Sections that say the same as before stay the same objects.
 */
export function useFacetSections({ facets, words, looks, orders, all, language }: FacetSectionsOptions) {
  const { answer, choices } = facets;
  const sample = words.from(100);
  // biome-ignore lint/correctness/useExhaustiveDependencies: numbers are written in another way with each of these
  const kept = useMemo(() => new Map<string, FacetSection>(), [language, all, sample]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that stay the same keep what was just pressed
  return useMemo(() => {
    const sections = looks.flatMap((look): FacetSection[] => {
      if (typeof look !== 'string') return rangeSection(facets, look.name, words, look);
      const isAsked = (answer.values[look] ?? []).length > 1 || choices[look];
      return isAsked ? [valuesSection(facets, look, words, orders[look])] : [];
    });
    return keepSections(sections, kept);
  }, [answer, choices, language, sample, kept]);
}
