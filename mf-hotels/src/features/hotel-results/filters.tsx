import { useTexts } from '@alisio/platform/sdk/i18n';
import { ListForm, useFacetPresses } from '@alisio/platform/sdk/lists';
import {
  appliedFacets,
  FacetChips,
  FacetPanel,
  FacetSheet,
  NoneLeft as NothingLeft,
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
        sections={only === undefined ? sections : sections.filter(({ name }) => name === only)}
        moreLabel={moreLabel}
        onValues={onValues}
        onRange={onRange}
      />
    </ListForm>
  );
});

/** What the list is narrowed by now, each with a press that takes it back. */
export function FilterChips({ facets }: FilteredHotels) {
  const { t } = useTexts('hotels');
  const { legend, value, span } = useFilterWords();
  const { onRemove } = useFacetPresses(facets);
  const applied = appliedFacets(facets, {
    value,
    span: (name, low, high) => t('filters.span', { name: legend(name), span: span(name, low, high) }),
  });
  return (
    <FacetChips
      label={t('filters.applied')}
      applied={applied}
      removeLabel={(what) => t('filters.remove', { what })}
      onRemove={onRemove}
    />
  );
}

/** Nothing is left: which filter shuts most, and the ways on. */
export function NoneLeft({ facets }: FilteredHotels) {
  const { t } = useTexts('hotels');
  const { legend, from } = useFilterWords();
  const { tightest, choose, clear, choices } = facets;
  const most = tightest();
  return (
    <NothingLeft
      title={t('filters.noneTitle')}
      text={
        most
          ? t('filters.noneTightest', { what: legend(most.name), count: most.count, from: from(most.from) })
          : t('filters.noneSeveral')
      }
      drop={
        most && {
          label: t('filters.noneDrop', { count: most.count }),
          onPress: () => choose(most.name, undefined),
        }
      }
      clear={{ label: t('filters.clear', { count: Object.keys(choices).length }), onPress: clear }}
    />
  );
}

export interface FilterSheetProps {
  hotels: FilteredHotels;
  /** all filters, or those of one facet */
  of: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters: each press counts at once, and the button says how many hotels are left. */
export function FilterSheet({ hotels, of, open, onOpenChange }: FilterSheetProps) {
  const { t } = useTexts('hotels');
  const { legend } = useFilterWords();
  const { answer, choices, clear, choose } = hotels.facets;
  const count = of === undefined ? Object.keys(choices).length : Number(choices[of] !== undefined);
  return (
    <FacetSheet
      side="beside"
      title={of === undefined ? t('filters.title') : legend(of)}
      open={open}
      onOpenChange={onOpenChange}
      clearLabel={count > 0 ? t('filters.clear', { count }) : undefined}
      onClear={() => (of === undefined ? clear() : choose(of, undefined))}
      showLabel={t('filters.show', { count: answer.count })}
      closeLabel={t('filters.close')}
    >
      {answer.count === 0 ? <NoneLeft {...hotels} /> : null}
      <FilterPanel {...hotels} only={of} />
    </FacetSheet>
  );
}
