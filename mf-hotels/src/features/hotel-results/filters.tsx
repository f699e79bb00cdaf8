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
import { type FilteredHotels, useFilterWords } from './filter-words.ts';

interface FilterPanelProps extends FilteredHotels {
  /** one facet alone; all of them unless told */
  only?: string | undefined;
}

/** All that the list can be narrowed by, or one thing of it. */
const FilterPanel = memo(function FilterPanel({ only, ...hotels }: FilterPanelProps) {
  const { t } = useTexts('hotels');
  const sections = useFilterSections(hotels);
  const { onValues, onRange } = useFacetPresses(hotels.facets);
  const moreLabel = useCallback((count: number) => t('filters.more', { count }), [t]);
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
export function FilterChips(hotels: FilteredHotels) {
  const { onRemove } = useFacetPresses(hotels.facets);
  return <Chips facets={hotels.facets} words={useFilterWords()} onRemove={onRemove} />;
}

/** Nothing is left: which filter shuts most, and the ways on. */
export const NoneLeft = (hotels: FilteredHotels) => (
  <NoneFiltered facets={hotels.facets} words={useFilterWords()} />
);

export interface FilterSheetProps extends OpenedFacets {
  hotels: FilteredHotels;
}

/** The filters: each press counts at once, and the button says how many hotels are left. */
export function FilterSheet({ hotels, ...opened }: FilterSheetProps) {
  return (
    <Sheet
      {...opened}
      facets={hotels.facets}
      words={useFilterWords()}
      panel={(only) => <FilterPanel {...hotels} only={only} />}
    />
  );
}
