import { useTexts } from '@alisio/platform/sdk/i18n';
import { WordsKept } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import { CRUISE_FACETS, type CruiseSearchAnswer } from '@alisio/shared-contracts/cruises';
import { chosenWords, PlainFacets } from '@alisio/shared-ui/plain-facets';
import { useFilterWords } from './filter-words.ts';
import { MORE, type ResultsAddress } from './results-address.ts';

/** Ends of what a person may pay, US cents; a whole range is what script alone can say. */
const UP_TO = [50_000, 75_000, 100_000, 150_000, 250_000] as const;
/** Nights as addresses say them, and as they are asked. */
const NIGHTS = [
  { word: '-5', text: 'short' },
  { word: '6-8', text: 'week' },
  { word: '9-', text: 'long' },
] as const;
const VALUES = ['lines', 'ships', 'months', 'leaves', 'calls'] as const;

export interface PlainFiltersProps {
  found: CruiseSearchAnswer;
  address: Pick<ResultsAddress, 'readAll'>;
}

/** What the list can be narrowed by where no script runs. */
export function PlainFilters({ found, address }: PlainFiltersProps) {
  const { t } = useTexts('cruises');
  const { pathname: listPath } = useLocation();
  const { legend, value, number } = useFilterWords(found);
  const [price = ''] = address.readAll('price');
  const [nights = ''] = address.readAll('nights');
  return (
    <PlainFacets
      title={t('results.filters.title')}
      listPath={listPath}
      kept={<WordsKept but={[...CRUISE_FACETS, 'page', MORE]} />}
      ranges={[
        {
          ...{ name: 'price', legend: legend('price'), chosen: price },
          options: UP_TO.map((cents) => ({
            value: `-${cents}`,
            label: t('results.filters.upTo', { high: number('price', cents) }),
          })),
        },
        {
          ...{ name: 'nights', legend: legend('nights'), chosen: nights },
          options: NIGHTS.map(({ word, text }) => ({ value: word, label: t(`results.lengths.${text}`) })),
        },
      ]}
      values={VALUES.map((name) => ({
        ...{ name, legend: legend(name), chosen: chosenWords(address.readAll(name)) },
        options: (found.meta.facets.values[name] ?? [])
          .map(({ value: of }) => ({ value: of, label: value(name, of) }))
          .toSorted((one, other) =>
            name === 'months' ? (one.value < other.value ? -1 : 1) : one.label.localeCompare(other.label),
          ),
      }))}
      words={{
        any: t('results.filters.any'),
        asChosen: t('results.filters.asChosen'),
        apply: t('results.filters.apply'),
      }}
    />
  );
}
