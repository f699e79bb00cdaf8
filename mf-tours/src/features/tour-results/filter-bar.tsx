import { useTexts } from '@alisio/platform/sdk/i18n';
import { FacetBar } from '@alisio/shared-ui/facets';
import { loadFilterSheet } from './late-filters.ts';
import type { FilteredTours } from './results-address.ts';

/** What most narrow by, each by itself. */
const QUICK = ['country', 'price', 'days', 'effort'] as const;

/** Opens the filters: all of them, or one by itself. */
export function FilterBar({ tours }: { tours: FilteredTours }) {
  const { t } = useTexts('tours');
  const { choices } = tours.facets;
  const count = Object.keys(choices).length;
  return (
    <FacetBar
      label={count > 0 ? t('tourResults.filters.some', { count }) : t('tourResults.filters.title')}
      quick={QUICK.map((name) => ({ name, label: t(`tourResults.filters.${name}`) }))}
      loadSheet={loadFilterSheet}
      sheet={(FilterSheet, opened) => <FilterSheet tours={tours} {...opened} />}
    />
  );
}
