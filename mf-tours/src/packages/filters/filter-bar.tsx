import { useTexts } from '@alisio/platform/sdk/i18n';
import { FacetBar } from '@alisio/shared-ui/facets';
import { ASKED, type Filtered } from './filtered.ts';
import { loadFilterSheet } from './late-filters.ts';

/** Opens the filters: all of them, or one by itself. */
export function FilterBar(list: Filtered) {
  const { t } = useTexts('tours');
  const count = Object.keys(list.facets.choices).length;
  return (
    <FacetBar
      label={count > 0 ? t('packages.filters.some', { count }) : t('packages.filters.title')}
      quick={ASKED[list.of].map((name) => ({ name, label: t(`packages.filters.${name}`) }))}
      loadSheet={loadFilterSheet}
      sheet={(FilterSheet, opened) => <FilterSheet list={list} {...opened} />}
    />
  );
}
