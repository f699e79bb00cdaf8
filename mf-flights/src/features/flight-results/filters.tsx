import { useTexts } from '@alisio/platform/sdk/i18n';
import { ListForm, useFacetPresses, WordsKept } from '@alisio/platform/sdk/lists';
import { Button } from '@alisio/shared-ui/button';
import { appliedFacets, FacetChips, FacetPanel, NoneLeft as NothingLeft } from '@alisio/shared-ui/facets';
import { memo, useCallback } from 'react';
import { useFilterSections } from './filter-sections.ts';
import { type FilteredFlights, facetOf, useFilterWords } from './filter-words.ts';

/** All that the list can be narrowed by; where no script runs, a form of boxes. */
export const FilterPanel = memo(function FilterPanel(flights: FilteredFlights) {
  const { t } = useTexts('flights');
  const sections = useFilterSections(flights);
  const { onValues, onRange } = useFacetPresses(flights.facets);
  const moreLabel = useCallback((count: number) => t('filters.more', { count }), [t]);
  return (
    <ListForm>
      <FacetPanel sections={sections} moreLabel={moreLabel} onValues={onValues} onRange={onRange} />
      <noscript>
        {/* Another list has its own pages. */}
        <WordsKept
          but={[...sections.flatMap(({ kind, name }) => (kind === 'values' ? [name] : [])), 'page', 'flight']}
        />
        <Button type="submit">{t('filters.apply')}</Button>
      </noscript>
    </ListForm>
  );
});

/** What the list is narrowed by now, each with a press that takes it back. */
export function FilterChips(flights: FilteredFlights) {
  const { t } = useTexts('flights');
  const { chips } = useFilterWords(flights);
  const { onRemove } = useFacetPresses(flights.facets);
  return (
    <FacetChips
      label={t('filters.applied')}
      applied={appliedFacets(flights.facets, chips)}
      removeLabel={(what) => t('filters.remove', { what })}
      onRemove={onRemove}
    />
  );
}

/** Nothing is left: which filter shuts most, and the ways on. */
export function NoneLeft(flights: FilteredFlights) {
  const { t } = useTexts('flights');
  const { legend, from } = useFilterWords(flights);
  const { tightest, choose, clear, choices } = flights.facets;
  const most = tightest();
  return (
    <NothingLeft
      title={t('filters.noneTitle')}
      text={
        most
          ? t('filters.noneTightest', {
              what: legend(facetOf(most.name)),
              count: most.count,
              from: from(most.from),
            })
          : t('filters.noneSeveral')
      }
      drop={
        most && {
          label: t('filters.noneDrop', { count: most.count }),
          onPress: () => choose(most.name, undefined),
        }
      }
      clear={{ label: t('filters.clear', { count: Object.keys(choices).length }), onPress: clear }}
    />
  );
}
