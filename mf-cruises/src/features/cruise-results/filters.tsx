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
import type { FilteredCruises } from './filtered-cruises.ts';

/** All that the list can be narrowed by, or one thing of it. */
function FilterPanel({ only, ...cruises }: FilteredCruises & { only: string | undefined }) {
  const { t } = useTexts('cruises');
  const sections = useFilterSections(cruises);
  const { onValues, onRange } = useFacetPresses(cruises.facets);
  const moreLabel = useCallback((count: number) => t('results.filters.more', { count }), [t]);
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

/** What the list is narrowed by now, each with a press that takes it back; a port says whether one leaves from it or calls there. */
export function FilterChips({ facets, found }: FilteredCruises) {
  const words = useFilterWords(found);
  const { onRemove } = useFacetPresses(facets);
  const value = (name: string, of: string) =>
    name === 'leaves' || name === 'calls'
      ? words.say('span', { name: words.legend(name), span: words.value(name, of) })
      : words.value(name, of);
  return <Chips facets={facets} words={{ ...words, value }} onRemove={onRemove} />;
}

/** Nothing is left: which filter shuts most, and the ways on. */
export const NoneLeft = ({ facets, found }: FilteredCruises) => (
  <NoneFiltered facets={facets} words={useFilterWords(found)} />
);

export interface FilterSheetProps extends OpenedFacets {
  cruises: FilteredCruises;
}

/** The filters: each press counts at once, and the button says how many sailings are left. */
export function FilterSheet({ cruises, ...opened }: FilterSheetProps) {
  return (
    <Sheet
      {...opened}
      facets={cruises.facets}
      words={useFilterWords(cruises.found)}
      panel={(only) => <FilterPanel {...cruises} only={only} />}
    />
  );
}
