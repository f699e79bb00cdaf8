import { useTexts } from '@alisio/platform/sdk/i18n';
import type { Bucket } from '@alisio/shared-contracts/facets';
import type { FacetRow, FacetSection } from '@alisio/shared-ui/facets';
import { useMemo } from 'react';
import { type FilteredFlights, facetOf, useFilterWords } from './filter-words.ts';
import { facetStep, type OfferRow } from './flight-facets.ts';

/** Facets of which the values have an order of their own; others stand by price. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  stops: ['0', '1', '2'],
  bags: ['cabin', 'checked'],
  fare: ['BASIC', 'CLASSIC', 'FLEX'],
};
const dearest = ({ from }: Bucket) => from ?? Number.MAX_SAFE_INTEGER;

function inOrder(facet: string, buckets: readonly Bucket[]): Bucket[] {
  const order = ORDER[facet];
  return buckets.toSorted((a, b) =>
    order ? order.indexOf(a.value) - order.indexOf(b.value) : dearest(a) - dearest(b),
  );
}

/** What a section says, but for how its numbers are written. */
const saidBy = (section: FacetSection): string => JSON.stringify(section);

/** Sections that say the same as before stay the same objects. @param kept those of before, for as long as their words stay */
function withKept(sections: readonly FacetSection[], kept: Map<string, FacetSection>): FacetSection[] {
  const all = sections.map((section) => {
    const before = kept.get(section.name);
    return before && saidBy(before) === saidBy(section) ? before : section;
  });
  kept.clear();
  for (const section of all) kept.set(section.name, section);
  return all;
}

/** The panel's sections: what can narrow this list, in words. What all flights have alike is not asked. */
export function useFilterSections(flights: FilteredFlights): FacetSection[] {
  const { t, language } = useTexts('flights');
  const words = useFilterWords(flights);
  const { facets, offer } = flights;
  const { answer, choices } = facets;
  const rowsOf = (name: string, buckets: readonly Bucket[]): FacetRow[] => {
    const facet = facetOf(name);
    const choice = choices[name];
    const ticked = choice?.kind === 'values' ? choice.values : [];
    return inOrder(facet, buckets).map(({ value, count, from }) => {
      const label = words.value(facet, value);
      return {
        ...{ value, label, count, said: words.said(label, count, from), checked: ticked.includes(value) },
        from: from === undefined ? undefined : words.from(from),
      };
    });
  };
  const range = (name: string): FacetSection[] => {
    const ends = answer.ranges[name];
    if (!ends || ends.min >= ends.max) return [];
    const facet = facetOf(name);
    const choice = choices[name];
    const { low, high } = choice?.kind === 'range' ? choice : {};
    const legend = words.legend(facet);
    return [
      {
        ...{ kind: 'range', name, legend, min: ends.min, max: ends.max, counts: ends.counts, low, high },
        step: facetStep(facet, offer.price.currency),
        thumbs: facet === 'dep' || facet === 'arr' ? 2 : 1,
        format: (of) => words.number(facet, of),
        describe: (from, to) => words.span(facet, from, to),
        lowLabel: t('filters.from', { name: legend }),
        highLabel: t('filters.to', { name: legend }),
      },
    ];
  };
  const section = (name: string, buckets: readonly Bucket[]): FacetSection[] => [
    { kind: 'values', name, legend: words.legend(facetOf(name)), rows: rowsOf(name, buckets) },
  ];
  const values = (name: string): FacetSection[] => {
    const buckets = answer.values[name] ?? [];
    // One value that all have narrows nothing; what is chosen stands, so that it can be taken back.
    return buckets.length < 2 && !choices[name] ? [] : section(name, buckets);
  };
  const spared = (name: 'day' | 'stay', spares: keyof OfferRow['spares']) =>
    choices[name] || flights.rows.some((row) => !row.spares[spares])
      ? section(name, answer.values[name] ?? [])
      : [];
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
    return withKept(sections, kept);
  }, [answer, choices, language, offer, sample, kept]);
}
