import { useTexts } from '@alisio/platform/sdk/i18n';
import { WordsKept } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import { EFFORTS, TOUR_SCENES, tourFacets } from '@alisio/shared-contracts/tours';
import { chosenWords, PlainFacets } from '@alisio/shared-ui/plain-facets';
import { DAYS_CHOICES } from '../../words/days-choices.ts';
import { useFilterWords } from './filter-words.ts';
import type { FilteredTours, ResultsAddress } from './results-address.ts';

/** Ends of what a person may pay, US cents; a whole range is what script alone can say. */
const UP_TO = [50_000, 100_000, 150_000, 200_000] as const;

/** Values with an order of their own; the others stand by the alphabet. */
const ORDERS: Readonly<Record<string, readonly string[]>> = { effort: EFFORTS, scene: TOUR_SCENES };

export interface PlainFiltersProps {
  /** all of the list, kept or not: what they are of can be asked for */
  all: FilteredTours['all'];
  address: Pick<ResultsAddress, 'readAll'>;
}

/** What the list can be narrowed by where no script runs. */
export function PlainFilters({ all, address }: PlainFiltersProps) {
  const { t } = useTexts('tours');
  const { pathname: listPath } = useLocation();
  const { legend, value, number } = useFilterWords({ all });
  const [price = ''] = address.readAll('price');
  const [days = ''] = address.readAll('days');
  const values = tourFacets.facets.flatMap((facet) => {
    if (facet.kind !== 'values') return [];
    const { name, of } = facet;
    const chosen = chosenWords(address.readAll(name));
    const there = [...new Set(all.flatMap((tour) => of(tour)))];
    const inOrder = ORDERS[name]?.filter((one) => there.includes(one)) ?? there.sort();
    return [
      {
        ...{ name, chosen, legend: legend(name) },
        options: inOrder.map((one) => ({ value: one, label: value(name, one) })),
      },
    ];
  });
  return (
    <PlainFacets
      title={t('tourResults.filters.title')}
      listPath={listPath}
      kept={<WordsKept but={[...tourFacets.facets.map(({ name }) => name), 'page']} />}
      ranges={[
        {
          ...{ name: 'price', legend: legend('price'), chosen: price },
          options: UP_TO.map((cents) => ({
            value: `-${cents}`,
            label: t('tourResults.filters.upTo', { high: number('price', cents) }),
          })),
        },
        {
          ...{ name: 'days', legend: legend('days'), chosen: days },
          options: DAYS_CHOICES.map(({ word, text }) => ({
            value: word,
            label: t(`tour.search.lengths.${text}`),
          })),
        },
      ]}
      values={values}
      words={{
        any: t('tourResults.filters.any'),
        asChosen: t('tour.search.asChosen'),
        apply: t('tourResults.filters.apply'),
      }}
    />
  );
}
