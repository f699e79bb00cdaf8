import { useTexts } from '@alisio/platform/sdk/i18n';
import { FacetBar } from '@alisio/shared-ui/facets';
import type { FilteredHotels } from './filter-words.ts';
import { loadFilterSheet } from './late-filters.ts';

/** What most narrow by, each by itself. */
const QUICK = ['night', 'stars', 'area', 'with'] as const;

export interface FilterBarProps {
  /** nothing while not all of the list is here: it can be narrowed a moment later */
  hotels: FilteredHotels | undefined;
}

/** Opens the filters: all of them, or one by itself. */
export function FilterBar({ hotels }: FilterBarProps) {
  const { t } = useTexts('hotels');
  const { choices = {}, answer } = hotels?.facets ?? {};
  const count = Object.keys(choices).length;
  const asks = (facet: string) =>
    !hotels || choices[facet] !== undefined || (answer?.values[facet]?.length ?? 2) > 1;
  return (
    <FacetBar
      label={count > 0 ? t('filters.some', { count }) : t('filters.title')}
      quick={QUICK.filter(asks).map((name) => ({ name, label: t(`filters.${name}Short`) }))}
      loadSheet={loadFilterSheet}
      sheet={hotels ? (FilterSheet, opened) => <FilterSheet hotels={hotels} {...opened} /> : undefined}
    />
  );
}
