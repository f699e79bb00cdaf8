import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { useLocation, useSearchParams } from '@alisio/platform/sdk/router';
import type { TourQuery } from '@alisio/shared-contracts/tours';
import { SummaryBar } from '@alisio/shared-ui/summary-bar';
import { useState } from 'react';
import { tourCountriesQuery } from '../../api/tour-countries.ts';
import { LateTourSearch } from '../../features/tour-search/index.ts';
import { useTourWords } from '../../words/tour-words.ts';

/** Says in an address that the form is wanted beside what it leads to: where no script opens it. */
const CHANGE = 'change';

/** What was searched, always in sight, and the form in its place when it is to be changed. */
export function SearchedTours({ query }: { query: TourQuery }) {
  const { t, language } = useTexts('tours');
  const words = useTourWords();
  const { pathname, search: said } = useLocation();
  const [search] = useSearchParams();
  const [editing, setEditing] = useState(search.has(CHANGE));
  const { data: countries = [] } = useQuery(tourCountriesQuery(language));
  const slugs = search.getAll('country').flatMap((words) => words.split('.').filter(Boolean));
  const names = countries.flatMap(({ slug, name }) => (slugs.includes(slug) ? [name] : []));
  const where = names.length > 0 ? names.join(', ') : t('tourResults.everywhere');
  const what = [
    query.month === undefined ? t('tourResults.anyMonth') : words.month(query.month),
    words.party(query),
    ...(query.text === '' ? [] : [t('tourResults.words', { text: query.text })]),
  ];
  return (
    <SummaryBar
      label={t('tourResults.searched')}
      title={where}
      titleKey={where}
      what={what.join(', ')}
      editing={editing}
      onEdit={() => setEditing(!editing)}
      changeHref={`${pathname}${said || '?'}&${CHANGE}=1`}
      labels={{
        change: t('tourResults.change'),
        changeSearch: t('tourResults.changeSearch'),
        close: t('tourResults.close'),
      }}
    >
      {editing ? (
        <LateTourSearch
          query={query}
          days={search.get('days') ?? ''}
          countries={countries}
          onSearch={() => setEditing(false)}
        />
      ) : null}
    </SummaryBar>
  );
}
