import { useTexts } from '@alisio/platform/sdk/i18n';
import { ListForm, WordsKept } from '@alisio/platform/sdk/lists';
import { Button } from '@alisio/shared-ui/button';
import { FacetChips, FacetPanel, type FacetRange } from '@alisio/shared-ui/facets';
import { EmptyState } from '@alisio/shared-ui/feedback';
import { memo, useCallback } from 'react';
import { useFilterSections } from './filter-sections.ts';
import { type FilteredFlights, facetOf, useFilterWords } from './filter-words.ts';

/** All that the list can be narrowed by; where no script runs, a form of boxes. */
export const FilterPanel = memo(function FilterPanel(flights: FilteredFlights) {
  const { t } = useTexts('flights');
  const sections = useFilterSections(flights);
  const { choose } = flights.facets;
  const moreLabel = useCallback((count: number) => t('filters.more', { count }), [t]);
  const choosesValues = useCallback(
    (name: string, values: readonly string[]) => choose(name, { kind: 'values', values }),
    [choose],
  );
  const choosesRange = useCallback(
    (name: string, { low, high }: FacetRange) =>
      choose(name, {
        kind: 'range',
        ...(low === undefined ? {} : { low }),
        ...(high === undefined ? {} : { high }),
      }),
    [choose],
  );
  return (
    <ListForm>
      <FacetPanel sections={sections} moreLabel={moreLabel} onValues={choosesValues} onRange={choosesRange} />
      <noscript>
        {/* Another list has its own pages. */}
        <WordsKept
          but={[...sections.flatMap(({ kind, name }) => (kind === 'values' ? [name] : [])), 'page', 'flight']}
        />
        <Button type="submit">{t('filters.apply')}</Button>
      </noscript>
    </ListForm>
  );
});

/** What the list is narrowed by now, each with a press that takes it back. */
export function FilterChips(flights: FilteredFlights) {
  const { t } = useTexts('flights');
  const { chosen } = useFilterWords(flights);
  const { choices, answer, choose } = flights.facets;
  const applied = Object.entries(choices).flatMap(([name, choice]) =>
    chosen(name, choice, answer.ranges[name]),
  );
  const remove = (id: string) => {
    const [name = '', value] = id.split(' ');
    const choice = choices[name];
    if (choice?.kind !== 'values') return choose(name, undefined);
    choose(name, { kind: 'values', values: choice.values.filter((one) => one !== value) });
  };
  return (
    <FacetChips
      label={t('filters.applied')}
      applied={applied}
      removeLabel={(what) => t('filters.remove', { what })}
      onRemove={remove}
    />
  );
}

/** Nothing is left: which filter shuts most, and the ways on. */
export function NoneLeft(flights: FilteredFlights) {
  const { t } = useTexts('flights');
  const { legend, from } = useFilterWords(flights);
  const { tightest, choose, clear, choices } = flights.facets;
  const most = tightest();
  return (
    <EmptyState
      title={t('filters.noneTitle')}
      text={
        most
          ? t('filters.noneTightest', {
              what: legend(facetOf(most.name)),
              count: most.count,
              from: from(most.from),
            })
          : t('filters.noneSeveral')
      }
      actions={
        <>
          {most ? (
            <Button size="s" onClick={() => choose(most.name, undefined)}>
              {t('filters.noneDrop', { count: most.count })}
            </Button>
          ) : null}
          <Button size="s" variant="quiet" onClick={clear}>
            {t('filters.clear', { count: Object.keys(choices).length })}
          </Button>
        </>
      }
    />
  );
}
