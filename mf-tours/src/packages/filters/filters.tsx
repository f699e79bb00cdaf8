import { useTexts } from '@alisio/platform/sdk/i18n';
import { ListForm, useFacetPresses } from '@alisio/platform/sdk/lists';
import {
  FilterChips as Chips,
  FacetPanel,
  NoneFiltered,
  type OpenedFacets,
  FilterSheet as Sheet,
} from '@alisio/shared-ui/facets';
import { useCallback } from 'react';
import { useFilterSections } from './filter-sections.ts';
import { useFilterWords } from './filter-words.ts';
import type { Filtered } from './filtered.ts';

/** All that the list can be narrowed by, or one thing of it. */
function FilterPanel({ only, list }: { only: string | undefined; list: Filtered }) {
  const { t } = useTexts('tours');
  const sections = useFilterSections(list);
  const { onValues, onRange } = useFacetPresses(list.facets);
  const moreLabel = useCallback((count: number) => t('packages.filters.more', { count }), [t]);
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
}

/** What the list is narrowed by now, each with a press that takes it back. */
export function FilterChips(list: Filtered) {
  const { onRemove } = useFacetPresses(list.facets);
  return <Chips facets={list.facets} words={useFilterWords(list)} onRemove={onRemove} />;
}

/** Nothing is left: which filter shuts most, and the ways on. */
export const NoneLeft = (list: Filtered) => (
  <NoneFiltered facets={list.facets} words={useFilterWords(list)} />
);

export interface FilterSheetProps extends OpenedFacets {
  list: Filtered;
}

/** The filters: each press is ticked at once, and the button says how many are left. */
export function FilterSheet({ list, ...opened }: FilterSheetProps) {
  return (
    <Sheet
      {...opened}
      facets={list.facets}
      words={useFilterWords(list)}
      panel={(only) => <FilterPanel list={list} only={only} />}
    />
  );
}
