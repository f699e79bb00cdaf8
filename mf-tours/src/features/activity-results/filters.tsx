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
import { type FilteredActivities, useFilterWords } from './filter-words.ts';

interface FilterPanelProps extends FilteredActivities {
  /** one facet alone; all of them unless told */
  only?: string | undefined;
}

/** All that the list can be narrowed by, or one thing of it. */
const FilterPanel = memo(function FilterPanel({ only, ...activities }: FilterPanelProps) {
  const { t } = useTexts('tours');
  const sections = useFilterSections(activities);
  const { onValues, onRange } = useFacetPresses(activities.facets);
  const moreLabel = useCallback((count: number) => t('activityResults.filters.more', { count }), [t]);
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
export function FilterChips(activities: FilteredActivities) {
  const { onRemove } = useFacetPresses(activities.facets);
  return <Chips facets={activities.facets} words={useFilterWords()} onRemove={onRemove} />;
}

/** Nothing is left: which filter shuts most, and the ways on. */
export const NoneLeft = (activities: FilteredActivities) => (
  <NoneFiltered facets={activities.facets} words={useFilterWords()} />
);

export interface FilterSheetProps extends OpenedFacets {
  activities: FilteredActivities;
}

/** The filters: each press counts at once, and the button says how many activities are left. */
export function FilterSheet({ activities, ...opened }: FilterSheetProps) {
  return (
    <Sheet
      {...opened}
      facets={activities.facets}
      words={useFilterWords()}
      panel={(only) => <FilterPanel {...activities} only={only} />}
    />
  );
}
