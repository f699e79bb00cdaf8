import { useTexts } from '@alisio/platform/sdk/i18n';
import { ListForm, useFacetPresses } from '@alisio/platform/sdk/lists';
import {
  FilterChips as Chips,
  FacetPanel,
  NoneFiltered,
  type OpenedFacets,
  FilterSheet as Sheet,
} from '@alisio/shared-ui/facets';
import { memo, useCallback } from 'react';
import { useFilterSections } from './filter-sections.ts';
import { useFilterWords } from './filter-words.ts';
import type { FilteredTours } from './results-address.ts';

interface FilterPanelProps extends FilteredTours {
  /** one facet alone; all of them unless told */
  only?: string | undefined;
}

/** All that the list can be narrowed by, or one thing of it. */
const FilterPanel = memo(function FilterPanel({ only, ...tours }: FilterPanelProps) {
  const { t } = useTexts('tours');
  const sections = useFilterSections(tours);
  const { onValues, onRange } = useFacetPresses(tours.facets);
  const moreLabel = useCallback((count: number) => t('tourResults.filters.more', { count }), [t]);
  return (
    <ListForm>
      <FacetPanel
        sections={sections}
        only={only}
        moreLabel={moreLabel}
        onValues={onValues}
        onRange={onRange}
      />
    </ListForm>
  );
});

/** What the list is narrowed by now, each with a press that takes it back. */
export function FilterChips(tours: FilteredTours) {
  const { onRemove } = useFacetPresses(tours.facets);
  return <Chips facets={tours.facets} words={useFilterWords(tours)} onRemove={onRemove} />;
}

/** Nothing is left: which filter shuts most, and the ways on. */
export const NoneLeft = (tours: FilteredTours) => (
  <NoneFiltered facets={tours.facets} words={useFilterWords(tours)} />
);

export interface FilterSheetProps extends OpenedFacets {
  tours: FilteredTours;
}

/** The filters: each press counts at once, and the button says how many tours are left. */
export function FilterSheet({ tours, ...opened }: FilterSheetProps) {
  return (
    <Sheet
      {...opened}
      facets={tours.facets}
      words={useFilterWords(tours)}
      panel={(only) => <FilterPanel {...tours} only={only} />}
    />
  );
}
