import { useTexts } from '@alisio/platform/sdk/i18n';
import { ListForm, useFacetPresses } from '@alisio/platform/sdk/lists';
import {
  appliedFacets,
  FacetChips,
  FacetPanel,
  FacetSheet,
  NoneLeft as NothingLeft,
} from '@alisio/shared-ui/facets';
import { useFilterSections } from './filter-sections.ts';
import { useFilterWords } from './filter-words.ts';
import type { FilteredTours } from './results-address.ts';

/** All that the list can be narrowed by, or one thing of it. */
function FilterPanel({ only, ...tours }: FilteredTours & { only: string | undefined }) {
  const { t } = useTexts('tours');
  const sections = useFilterSections(tours);
  const { onValues, onRange } = useFacetPresses(tours.facets);
  return (
    <ListForm>
      <FacetPanel
        sections={only === undefined ? sections : sections.filter(({ name }) => name === only)}
        moreLabel={(count) => t('tourResults.filters.more', { count })}
        onValues={onValues}
        onRange={onRange}
      />
    </ListForm>
  );
}

/** What the list is narrowed by now, each with a press that takes it back. */
export function FilterChips({ facets, all }: FilteredTours) {
  const { t } = useTexts('tours');
  const { legend, value, span } = useFilterWords({ all });
  const { onRemove } = useFacetPresses(facets);
  const applied = appliedFacets(facets, {
    value,
    span: (name, low, high) =>
      t('tourResults.filters.span', { name: legend(name), span: span(name, low, high) }),
  });
  return (
    <FacetChips
      label={t('tourResults.filters.applied')}
      applied={applied}
      removeLabel={(what) => t('tourResults.filters.remove', { what })}
      onRemove={onRemove}
    />
  );
}

/** Nothing is left: which filter shuts most, and the ways on. */
export function NoneLeft({ facets, all }: FilteredTours) {
  const { t } = useTexts('tours');
  const { legend, from } = useFilterWords({ all });
  const { tightest, choose, clear, choices } = facets;
  const most = tightest();
  return (
    <NothingLeft
      title={t('tourResults.filters.noneTitle')}
      text={
        most
          ? t('tourResults.filters.noneTightest', {
              what: legend(most.name),
              count: most.count,
              from: from(most.from),
            })
          : t('tourResults.filters.noneSeveral')
      }
      drop={
        most && {
          label: t('tourResults.filters.noneDrop', { count: most.count }),
          onPress: () => choose(most.name, undefined),
        }
      }
      clear={{
        label: t('tourResults.filters.clear', { count: Object.keys(choices).length }),
        onPress: clear,
      }}
    />
  );
}

export interface FilterSheetProps {
  tours: FilteredTours;
  /** all filters, or those of one facet */
  of: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters: each press counts at once, and the button says how many tours are left. */
export function FilterSheet({ tours, of, open, onOpenChange }: FilterSheetProps) {
  const { t } = useTexts('tours');
  const { legend } = useFilterWords(tours);
  const { answer, choices, clear, choose } = tours.facets;
  const count = of === undefined ? Object.keys(choices).length : Number(choices[of] !== undefined);
  return (
    <FacetSheet
      side="beside"
      title={of === undefined ? t('tourResults.filters.title') : legend(of)}
      open={open}
      onOpenChange={onOpenChange}
      clearLabel={count > 0 ? t('tourResults.filters.clear', { count }) : undefined}
      onClear={() => (of === undefined ? clear() : choose(of, undefined))}
      showLabel={t('tourResults.filters.show', { count: answer.count })}
      closeLabel={t('tourResults.filters.close')}
    >
      {answer.count === 0 ? <NoneLeft {...tours} /> : null}
      <FilterPanel {...tours} only={of} />
    </FacetSheet>
  );
}
