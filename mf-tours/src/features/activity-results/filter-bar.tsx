import { useTexts } from '@alisio/platform/sdk/i18n';
import { FacetBar } from '@alisio/shared-ui/facets';
import type { FilteredActivities } from './filter-words.ts';
import { loadFilterSheet } from './late-filters.ts';

/** What most narrow by, each by itself. */
const QUICK = ['kind', 'price', 'when', 'long'] as const;

export interface FilterBarProps {
  /** nothing while not all of the list is here: it can be narrowed a moment later */
  activities: FilteredActivities | undefined;
}

/** Opens the filters: all of them, or one by itself. */
export function FilterBar({ activities }: FilterBarProps) {
  const { t } = useTexts('tours');
  const { choices = {}, answer } = activities?.facets ?? {};
  const count = Object.keys(choices).length;
  const asks = (facet: string) =>
    !activities || choices[facet] !== undefined || (answer?.values[facet]?.length ?? 2) > 1;
  return (
    <FacetBar
      label={count > 0 ? t('activityResults.filters.some', { count }) : t('activityResults.filters.title')}
      quick={QUICK.filter(asks).map((name) => ({ name, label: t(`activityResults.filters.${name}Short`) }))}
      loadSheet={loadFilterSheet}
      sheet={
        activities ? (FilterSheet, opened) => <FilterSheet activities={activities} {...opened} /> : undefined
      }
    />
  );
}
