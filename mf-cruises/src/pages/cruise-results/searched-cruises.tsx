import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { useLocation, useSearchParams } from '@alisio/platform/sdk/router';
import type { CruiseQuery, CruiseSearchAnswer } from '@alisio/shared-contracts/cruises';
import { SummaryBar } from '@alisio/shared-ui/summary-bar';
import { type ReactNode, useState } from 'react';
import { cruiseChoicesQuery } from '../../api/cruise-choices.ts';
import { CHANGE, useSearchedWords } from '../../features/cruise-results/index.ts';
import { LateEditSearch } from '../../features/cruise-search/index.ts';

export interface SearchedCruisesProps {
  query: CruiseQuery;
  answer: CruiseSearchAnswer | undefined;
  /** how long what was answered holds */
  clock: ReactNode;
}

/** What was searched, always in sight, and the form in its place when it is to be changed. */
export function SearchedCruises({ query, answer, clock }: SearchedCruisesProps) {
  const { t, language } = useTexts('cruises');
  const { pathname, search: said } = useLocation();
  const [search] = useSearchParams();
  const [editing, setEditing] = useState(search.has(CHANGE));
  const { data: choices } = useQuery({ ...cruiseChoicesQuery(language), enabled: editing });
  const { where, isRegion, what } = useSearchedWords(query, answer);
  const title =
    where === ''
      ? t('results.everywhere')
      : t(isRegion ? 'results.cruisesIn' : 'results.cruisesTo', { where });
  return (
    <SummaryBar
      label={t('results.searched')}
      title={title}
      titleKey={title}
      what={what}
      editing={editing}
      onEdit={() => setEditing(!editing)}
      changeHref={`${pathname}${said || '?'}&${CHANGE}=1`}
      labels={{
        change: t('results.change'),
        changeSearch: t('results.changeSearch'),
        close: t('results.close'),
      }}
      clock={clock}
    >
      {editing ? <LateEditSearch query={query} choices={choices} onSearch={() => setEditing(false)} /> : null}
    </SummaryBar>
  );
}
