import { useCountedFacets } from '@alisio/platform/sdk/counted-facets';
import { useTexts } from '@alisio/platform/sdk/i18n';
import type { MetaContext, PageMeta, PageModule } from '@alisio/platform/sdk/remote';
import type { CruiseQuery, CruiseSearchAnswer } from '@alisio/shared-contracts/cruises';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { Pagination } from '@alisio/shared-ui/navigation';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import {
  FACETS,
  FilterBar,
  LateCruisesFailed,
  LateFilterChips,
  LateNoCruises,
  LateNoneLeft,
  LatePlainFilters,
  ListHead,
  loadCruises,
  MatchedLines,
  RouteList,
  useCruiseQuery,
  useCruises,
  useResultsAddress,
  useSearchedWords,
} from '../features/cruise-results/index.ts';
import { keepSearch } from '../features/cruise-search/index.ts';
import { LateListClock } from '../features/price-clock/index.ts';
import { ChargedNote } from '../words/charged-note.tsx';
import { LateNotices } from '../words/late-notices.ts';
import { useOtherParty } from '../words/use-other-party.ts';
import { SearchedCruises } from './cruise-results/searched-cruises.tsx';

const { space } = tokens;

const Results = styled(Wrap)`
  padding-block: ${space[6]} ${space[16]};
`;

const Above = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[6]};
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space[6]};
`;

interface FoundCruisesProps {
  found: CruiseSearchAnswer;
  query: CruiseQuery;
  address: ReturnType<typeof useResultsAddress>;
  /** all sailings of the route that is opened */
  all: ReturnType<typeof useCruises>['all'];
}

function FoundCruises({ found, query, address, all }: FoundCruisesProps) {
  const { t } = useTexts('cruises');
  const title = useRef<HTMLHeadingElement>(null);
  const { where, isRegion } = useSearchedWords(query, found);
  const { meta } = found;
  const facets = useCountedFacets(meta, FACETS, address);
  const cruises = { facets, found };
  const isFiltered = Object.keys(facets.choices).length > 0;
  const goToPage = (next: number) => {
    address.goToPage(next);
    title.current?.focus({ preventScroll: true });
  };
  if (meta.total === 0) return <LateNoCruises query={query} />;
  const heading = where === '' ? 'heading' : isRegion ? 'sailing' : 'calling';
  return (
    <>
      <Above>
        <ListHead
          ref={title}
          title={t(`results.${heading}`, { count: meta.kept, where })}
          sorts={meta.kept > 1}
          address={address}
        />
        <FilterBar cruises={cruises} />
        {isFiltered ? <LateFilterChips {...cruises} /> : null}
        {meta.matchedLines.length > 0 ? <MatchedLines lines={meta.matchedLines} /> : null}
        <Muted role="status">
          {isFiltered ? t('results.some', { count: meta.kept, all: meta.total }) : t('results.each')}
          {meta.routes > 0 ? t('results.routes', { count: meta.routes }) : ''}
          {meta.pages > 1 ? t('results.page', { page: meta.page, pages: meta.pages }) : ''}
        </Muted>
        <ChargedNote />
      </Above>
      <LatePlainFilters found={found} address={address} />
      {meta.kept === 0 ? (
        <LateNoneLeft {...cruises} />
      ) : (
        <>
          <RouteList found={found} party={query.party} sort={address.sort} all={all} />
          <Pagination
            page={meta.page}
            pages={meta.pages}
            hrefOf={address.hrefOfPage}
            onPage={goToPage}
            labels={{
              nav: t('results.pages'),
              previous: t('results.previous'),
              next: t('results.next'),
              page: (number) => t('results.goTo', { page: number }),
            }}
          />
        </>
      )}
    </>
  );
}

/** `/crucerro/result` (§2): routes of a search with their sailings. Everything that it shows is asked for by its address. */
export default function CruiseResultsPage() {
  const { t } = useTexts('cruises');
  const query = useCruiseQuery();
  const address = useResultsAddress();
  const { page, all, refresh } = useCruises(query, address);
  const { data, isPlaceholderData, isError, refetch } = page;
  // §3: what is looked for and what was answered is kept for the tab.
  useEffect(() => {
    if (data && !isPlaceholderData) keepSearch(query, data.data);
  }, [query, data, isPlaceholderData]);
  const isFailed = isError && !data;
  const said = useOtherParty(query.party);
  return (
    <>
      <SearchedCruises
        query={query}
        answer={data}
        clock={
          data && data.meta.total > 0 ? (
            <LateListClock expiresAt={data.meta.expiresAt} onRefresh={refresh} />
          ) : null
        }
      />
      <Results aria-busy={isPlaceholderData}>
        {said.length > 0 ? (
          <Above>
            <LateNotices said={said} />
          </Above>
        ) : null}
        {isFailed ? <LateCruisesFailed level={1} onRetry={() => void refetch()} /> : null}
        {data ? <FoundCruises found={data} query={query} address={address} all={all} /> : null}
        {data || isFailed ? null : (
          <Waiting aria-busy="true">
            <VisuallyHidden as="h1">{t('results.searching')}</VisuallyHidden>
            <Skeleton height="420px" />
            <Skeleton height="420px" />
          </Waiting>
        )}
      </Results>
    </>
  );
}

export const loader: PageModule['loader'] = loadCruises;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('results.title'),
  description: t('results.lead'),
  robots: 'noindex',
});
