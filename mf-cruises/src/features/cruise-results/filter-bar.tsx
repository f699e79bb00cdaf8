import { useTexts } from '@alisio/platform/sdk/i18n';
import { FacetBar } from '@alisio/shared-ui/facets';
import type { FilteredCruises } from './filtered-cruises.ts';
import { loadFilterSheet } from './late-filters.ts';

/** What most narrow by, each by itself. */
const QUICK = ['lines', 'ships', 'months', 'nights', 'price'] as const;

/** Opens the filters: all of them, or one by itself. */
export function FilterBar({ cruises }: { cruises: FilteredCruises }) {
  const { t } = useTexts('cruises');
  const count = Object.keys(cruises.facets.choices).length;
  return (
    <FacetBar
      label={count > 0 ? t('results.filters.some', { count }) : t('results.filters.title')}
      quick={QUICK.map((name) => ({ name, label: t(`results.filters.${name}`) }))}
      loadSheet={loadFilterSheet}
      sheet={(FilterSheet, opened) => <FilterSheet cruises={cruises} {...opened} />}
    />
  );
}
