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
import type { FilteredCruises } from './filtered-cruises.ts';

/** All that the list can be narrowed by, or one thing of it. */
function FilterPanel({ only, ...cruises }: FilteredCruises & { only: string | undefined }) {
  const { t } = useTexts('cruises');
  const sections = useFilterSections(cruises);
  const { onValues, onRange } = useFacetPresses(cruises.facets);
  return (
    <ListForm>
      <FacetPanel
        sections={only === undefined ? sections : sections.filter(({ name }) => name === only)}
        moreLabel={(count) => t('results.filters.more', { count })}
        onValues={onValues}
        onRange={onRange}
      />
    </ListForm>
  );
}

/** What the list is narrowed by now, each with a press that takes it back. */
export function FilterChips({ facets, found }: FilteredCruises) {
  const { t } = useTexts('cruises');
  const { legend, value, span } = useFilterWords(found);
  const { onRemove } = useFacetPresses(facets);
  const applied = appliedFacets(facets, {
    value: (name, of) =>
      name === 'leaves' || name === 'calls'
        ? t('results.filters.span', { name: legend(name), span: value(name, of) })
        : value(name, of),
    span: (name, low, high) =>
      name === 'nights'
        ? span(name, low, high)
        : t('results.filters.span', { name: legend(name), span: span(name, low, high) }),
  });
  return (
    <FacetChips
      label={t('results.filters.applied')}
      applied={applied}
      removeLabel={(what) => t('results.filters.remove', { what })}
      onRemove={onRemove}
    />
  );
}

/** Nothing is left: which filter shuts most, and the ways on. */
export function NoneLeft({ facets }: FilteredCruises) {
  const { t } = useTexts('cruises');
  const { tightest, choose, clear, choices } = facets;
  const most = tightest();
  return (
    <NothingLeft
      title={t('results.filters.noneTitle')}
      text={
        most
          ? t('results.filters.noneTightest', {
              what: t(`results.filters.${most.name}`),
              count: most.count,
            })
          : t('results.filters.noneSeveral')
      }
      drop={
        most && {
          label: t('results.filters.noneDrop', { count: most.count }),
          onPress: () => choose(most.name, undefined),
        }
      }
      clear={{
        label: t('results.filters.clear', { count: Object.keys(choices).length }),
        onPress: clear,
      }}
    />
  );
}

export interface FilterSheetProps {
  cruises: FilteredCruises;
  /** all filters, or those of one facet */
  of: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters: each press counts at once, and the button says how many sailings are left. */
export function FilterSheet({ cruises, of, open, onOpenChange }: FilterSheetProps) {
  const { t } = useTexts('cruises');
  const { answer, choices, clear, choose } = cruises.facets;
  const count = of === undefined ? Object.keys(choices).length : Number(choices[of] !== undefined);
  return (
    <FacetSheet
      side="beside"
      title={t(`results.filters.${of ?? 'title'}`)}
      open={open}
      onOpenChange={onOpenChange}
      clearLabel={count > 0 ? t('results.filters.clear', { count }) : undefined}
      onClear={() => (of === undefined ? clear() : choose(of, undefined))}
      showLabel={t('results.filters.show', { count: answer.count })}
      closeLabel={t('results.filters.close')}
    >
      {answer.count === 0 ? <NoneLeft {...cruises} /> : null}
      <FilterPanel {...cruises} only={of} />
    </FacetSheet>
  );
}
