import { useTexts } from '@alisio/platform/sdk/i18n';
import {
  type FacetSection,
  type FacetWords,
  keepSections,
  rangeSection,
  valuesSection,
} from '@alisio/shared-ui/facets';
import { useMemo } from 'react';
import { type FilteredFlights, facetOf, useFilterWords } from './filter-words.ts';
import { facetStep, type OfferRow } from './flight-facets.ts';

/** Facets of which the values have an order of their own; others stand by price. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  stops: ['0', '1', '2'],
  bags: ['cabin', 'checked'],
  fare: ['BASIC', 'CLASSIC', 'FLEX'],
};
/** The panel's sections: what can narrow this list, in words. What all flights have alike is not asked. */
export function useFilterSections(flights: FilteredFlights): FacetSection[] {
  const { t, language } = useTexts('flights');
  const words = useFilterWords(flights);
  const { facets, offer } = flights;
  const { answer, choices } = facets;
  const byFacet: FacetWords = {
    legend: (name) => words.legend(facetOf(name)),
    value: (name, value) => words.value(facetOf(name), value),
    number: (name, of) => words.number(facetOf(name), of),
    span: (name, low, high) => words.span(facetOf(name), low, high),
    from: words.from,
    said: words.said,
    lowLabel: (name) => t('filters.from', { name }),
    highLabel: (name) => t('filters.to', { name }),
  };
  const range = (name: string): FacetSection[] => {
    const facet = facetOf(name);
    return rangeSection(facets, name, byFacet, {
      step: facetStep(facet, offer.price.currency),
      thumbs: facet === 'dep' || facet === 'arr' ? 2 : 1,
    });
  };
  const section = (name: string): FacetSection[] => [
    valuesSection(facets, name, byFacet, ORDER[facetOf(name)]),
  ];
  const values = (name: string): FacetSection[] => {
    const buckets = answer.values[name] ?? [];
    // One value that all have narrows nothing; what is chosen stands, so that it can be taken back.
    return buckets.length < 2 && !choices[name] ? [] : section(name);
  };
  const spared = (name: 'day' | 'stay', spares: keyof OfferRow['spares']) =>
    choices[name] || flights.rows.some((row) => !row.spares[spares]) ? section(name) : [];
  const sample = words.from(100);
  // biome-ignore lint/correctness/useExhaustiveDependencies: numbers are written in another way with each of these
  const kept = useMemo(() => new Map<string, FacetSection>(), [language, offer, sample]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that stay the same keep what was just pressed
  return useMemo(() => {
    const names = [...Object.keys(answer.values), ...Object.keys(answer.ranges)];
    const named = (facet: string) => names.find((name) => facetOf(name) === facet) ?? facet;
    const sections = [
      ...values('stops'),
      ...range('price'),
      ...values('bags'),
      ...range(named('dep')),
      ...range(named('arr')),
      ...range(named('time')),
      ...values('air'),
      ...values(named('orig')),
      ...values(named('dest')),
      ...values(named('via')),
      ...spared('day', 'night'),
      ...spared('stay', 'move'),
      ...values('fare'),
    ];
    return keepSections(sections, kept);
  }, [answer, choices, language, offer, sample, kept]);
}
