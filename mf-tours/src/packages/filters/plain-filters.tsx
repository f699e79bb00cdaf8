import { useTexts } from '@alisio/platform/sdk/i18n';
import { type ListAddress, WordsKept } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import { chosenWords, PlainFacets } from '@alisio/shared-ui/plain-facets';
import { useFilterWords } from './filter-words.ts';
import { ASKED, type Filtered, ORDERS } from './filtered.ts';

/** Ends of what a package may cost, US cents; a whole range is what script alone can say. */
const UP_TO = [50_000, 75_000, 100_000, 150_000, 250_000] as const;

export interface PlainFiltersProps extends Filtered {
  address: Pick<ListAddress<string>, 'readAll'>;
}

/** What the list can be narrowed by where no script runs. */
export function PlainFilters({ address, ...list }: PlainFiltersProps) {
  const { t } = useTexts('tours');
  const { pathname: listPath } = useLocation();
  const { legend, value, number } = useFilterWords(list);
  const [price = ''] = address.readAll('price');
  const there = list.facets.answer.values;
  const valuesOf = (name: string) => ORDERS[name] ?? (there[name] ?? []).map((one) => one.value);
  const range = {
    ...{ name: 'price', legend: legend('price'), chosen: price },
    options: UP_TO.map((cents) => ({
      value: `-${cents}`,
      label: t('packages.filters.upTo', { high: number('price', cents) }),
    })),
  };
  return (
    <PlainFacets
      title={t('packages.filters.title')}
      listPath={listPath}
      kept={<WordsKept but={[...ASKED[list.of], 'page']} />}
      ranges={list.of === 'packages' ? [range] : []}
      values={ASKED[list.of]
        .filter((name) => name !== 'price')
        .map((name) => ({
          ...{ name, legend: legend(name), chosen: chosenWords(address.readAll(name)) },
          options: valuesOf(name).map((of) => ({ value: of, label: value(name, of) })),
        }))}
      words={{
        any: t('packages.filters.any'),
        asChosen: t('packages.filters.asChosen'),
        apply: t('packages.filters.apply'),
      }}
    />
  );
}
