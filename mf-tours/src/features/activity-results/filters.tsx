import { useTexts } from '@alisio/platform/sdk/i18n';
import { ListForm, useFacetPresses } from '@alisio/platform/sdk/lists';
import {
  appliedFacets,
  FacetChips,
  FacetPanel,
  FacetSheet,
  NoneLeft as NothingLeft,
  type OpenedFacets,
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
        sections={only === undefined ? sections : sections.filter(({ name }) => name === only)}
        moreLabel={moreLabel}
        onValues={onValues}
        onRange={onRange}
      />
    </ListForm>
  );
});

/** What the list is narrowed by now, each with a press that takes it back. */
export function FilterChips({ facets }: FilteredActivities) {
  const { t } = useTexts('tours');
  const { legend, value, span } = useFilterWords();
  const { onRemove } = useFacetPresses(facets);
  const applied = appliedFacets(facets, {
    value,
    span: (name, low, high) =>
      t('activityResults.filters.span', { name: legend(name), span: span(name, low, high) }),
  });
  return (
    <FacetChips
      label={t('activityResults.filters.applied')}
      applied={applied}
      removeLabel={(what) => t('activityResults.filters.remove', { what })}
      onRemove={onRemove}
    />
  );
}

/** Nothing is left: which filter shuts most, and the ways on. */
export function NoneLeft({ facets }: FilteredActivities) {
  const { t } = useTexts('tours');
  const { legend, from } = useFilterWords();
  const { tightest, choose, clear, choices } = facets;
  const most = tightest();
  return (
    <NothingLeft
      title={t('activityResults.filters.noneTitle')}
      text={
        most
          ? t('activityResults.filters.noneTightest', {
              what: legend(most.name),
              count: most.count,
              from: from(most.from),
            })
          : t('activityResults.filters.noneSeveral')
      }
      drop={
        most && {
          label: t('activityResults.filters.noneDrop', { count: most.count }),
          onPress: () => choose(most.name, undefined),
        }
      }
      clear={{
        label: t('activityResults.filters.clear', { count: Object.keys(choices).length }),
        onPress: clear,
      }}
    />
  );
}

export interface FilterSheetProps extends OpenedFacets {
  activities: FilteredActivities;
}

/** The filters: each press counts at once, and the button says how many activities are left. */
export function FilterSheet({ activities, of, open, onOpenChange }: FilterSheetProps) {
  const { t } = useTexts('tours');
  const { legend } = useFilterWords();
  const { answer, choices, clear, choose } = activities.facets;
  const count = of === undefined ? Object.keys(choices).length : Number(choices[of] !== undefined);
  return (
    <FacetSheet
      side="beside"
      title={of === undefined ? t('activityResults.filters.title') : legend(of)}
      open={open}
      onOpenChange={onOpenChange}
      clearLabel={count > 0 ? t('activityResults.filters.clear', { count }) : undefined}
      onClear={() => (of === undefined ? clear() : choose(of, undefined))}
      showLabel={t('activityResults.filters.show', { count: answer.count })}
      closeLabel={t('activityResults.filters.close')}
    >
      {answer.count === 0 ? <NoneLeft {...activities} /> : null}
      <FilterPanel {...activities} only={of} />
    </FacetSheet>
  );
}
