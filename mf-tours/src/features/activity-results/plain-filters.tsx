import { useTexts } from '@alisio/platform/sdk/i18n';
import { WordsKept } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import type { ListedActivity } from '@alisio/shared-contracts/activities';
import { chosenWords, PlainFacets } from '@alisio/shared-ui/plain-facets';
import { VALUES } from './filter-values.ts';
import { useFilterWords } from './filter-words.ts';
import type { ResultsAddress } from './results-address.ts';

/** Ends of what all of it may cost, US cents; a whole range is what script alone can say. */
const UP_TO = [5000, 10000, 20000, 40000] as const;

export interface PlainFiltersProps {
  /** on this page of the list: their languages can be asked for */
  activities: readonly ListedActivity[];
  address: Pick<ResultsAddress, 'readAll'>;
}

/** What the list can be narrowed by where no script runs. */
export function PlainFilters({ activities, address }: PlainFiltersProps) {
  const { t } = useTexts('tours');
  const { pathname: listPath } = useLocation();
  const { legend, value, number } = useFilterWords();
  const chosen = (name: string) => chosenWords(address.readAll(name));
  const languages = activities.flatMap(({ activityInfo }) => activityInfo.languages);
  const facets = { ...VALUES, lang: [...new Set([...chosen('lang'), ...languages])].sort() };
  const [price = ''] = address.readAll('price');
  return (
    <PlainFacets
      title={t('activityResults.filters.title')}
      listPath={listPath}
      kept={<WordsKept but={[...Object.keys(facets), 'price', 'page']} />}
      ranges={[
        {
          ...{ name: 'price', legend: legend('price'), chosen: price },
          options: UP_TO.map((cents) => ({
            value: `-${cents}`,
            label: t('activityResults.filters.upTo', { high: number('price', cents) }),
          })),
        },
      ]}
      values={Object.entries(facets).map(([name, values]) => ({
        ...{ name, legend: legend(name), chosen: chosen(name) },
        options: values.map((of) => ({ value: of, label: value(name, of) })),
      }))}
      words={{
        any: t('activityResults.filters.any'),
        asChosen: t('activityResults.filters.asChosen'),
        apply: t('activityResults.filters.apply'),
      }}
    />
  );
}
