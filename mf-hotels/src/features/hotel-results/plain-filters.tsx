import { useTexts } from '@alisio/platform/sdk/i18n';
import { WordsKept } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import type { ListedHotel } from '@alisio/shared-contracts/hotels';
import { chosenWords, PlainFacets } from '@alisio/shared-ui/plain-facets';
import { VALUES } from './filter-values.ts';
import { useFilterWords } from './filter-words.ts';
import type { ResultsAddress } from './results-address.ts';

/** Ends of what a night may cost, US cents; a whole range is what script alone can say. */
const UP_TO = [5000, 10000, 15000, 20000, 30000] as const;

export interface PlainFiltersProps {
  /** on this page of the list: their parts of the town can be asked for */
  hotels: readonly ListedHotel[];
  address: Pick<ResultsAddress, 'readAll'>;
}

/** What the list can be narrowed by where no script runs. */
export function PlainFilters({ hotels, address }: PlainFiltersProps) {
  const { t } = useTexts('hotels');
  const { pathname: listPath } = useLocation();
  const { legend, value, number } = useFilterWords();
  const chosen = (name: string) => chosenWords(address.readAll(name));
  const areas = hotels.map(({ hotelInfo }) => hotelInfo.locationInfo.neighbourhood).filter(Boolean);
  const facets = { ...VALUES, area: [...new Set([...chosen('area'), ...areas])].sort() };
  const [night = ''] = address.readAll('night');
  return (
    <PlainFacets
      title={t('filters.title')}
      listPath={listPath}
      kept={<WordsKept but={[...Object.keys(facets), 'night', 'page', 'compare']} />}
      ranges={[
        {
          ...{ name: 'night', legend: legend('night'), chosen: night },
          options: UP_TO.map((cents) => ({
            value: `-${cents}`,
            label: t('filters.upTo', { high: number('night', cents) }),
          })),
        },
      ]}
      values={Object.entries(facets).map(([name, values]) => ({
        ...{ name, legend: legend(name), chosen: chosen(name) },
        options: values.map((of) => ({ value: of, label: value(name, of) })),
      }))}
      words={{
        any: t('filters.any'),
        asChosen: t('filters.asChosen'),
        apply: t('filters.apply'),
      }}
    />
  );
}
