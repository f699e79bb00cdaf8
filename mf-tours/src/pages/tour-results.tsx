import { useTexts } from '@alisio/platform/sdk/i18n';
import { pageOf } from '@alisio/platform/sdk/lists';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { type ListedTour, readTourQuery, type TourQuery } from '@alisio/shared-contracts/tours';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { Pagination } from '@alisio/shared-ui/navigation';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { tourCountriesQuery } from '../api/tour-countries.ts';
import { type TourQuestion, tourSearchQuery } from '../api/tour-search.ts';
import {
  FilterBar,
  LateFilterChips,
  LateNoneLeft,
  LatePlainFilters,
  ListHead,
  NoTours,
  TOURS_PER_PAGE,
  useKeptTours,
  useResultsAddress,
  useTourSearch,
} from '../features/tour-results/index.ts';
import { TourCard } from '../tour-card/index.ts';
import { ChargedNote } from '../words/charged-note.tsx';
import { ToursFailed } from '../words/tours-failed.tsx';
import { SearchedTours } from './tour-results/searched-tours.tsx';

const { space } = tokens;

const Results = styled(Wrap)`
  padding-block: ${space[6]} ${space[16]};
`;

const Above = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin-bottom: ${space[8]};
`;

/** The server is asked of all countries: which of them are shown is a facet. */
const questionOf = ({ text, month, adults, childAges }: TourQuery): TourQuestion => ({
  ...{ text, month, adults, childAges },
});

function FoundTours({ all, query }: { all: readonly ListedTour[]; query: TourQuery }) {
  const { t } = useTexts('tours');
  const address = useResultsAddress();
  const title = useRef<HTMLHeadingElement>(null);
  const { facets, kept } = useKeptTours(all, address);
  const { items, page, pages } = pageOf(kept, address.page, TOURS_PER_PAGE);
  const isFiltered = Object.keys(facets.choices).length > 0;
  const goToPage = (next: number) => {
    address.goToPage(next);
    title.current?.focus({ preventScroll: true });
  };
  if (all.length === 0) return <NoTours query={query} />;
  return (
    <>
      <Above>
        <ListHead
          ref={title}
          title={t('tourResults.heading', { count: kept.length })}
          sorts={kept.length > 1}
          address={address}
        />
        <FilterBar tours={{ facets, all }} />
        {isFiltered ? <LateFilterChips facets={facets} all={all} /> : null}
        <Muted role="status">
          {isFiltered
            ? t('tourResults.some', { count: kept.length, all: all.length })
            : t('tourResults.each')}
          {pages > 1 ? t('tourResults.page', { page, pages }) : ''}
        </Muted>
        <ChargedNote />
      </Above>
      <LatePlainFilters all={all} address={address} />
      {kept.length === 0 ? (
        <LateNoneLeft facets={facets} all={all} />
      ) : (
        <>
          <VisuallyHidden as="h2">{t('tourResults.list')}</VisuallyHidden>
          <Cards>
            {items.map((tour) => (
              <li key={`${tour.country.slug}/${tour.slug}`}>
                <TourCard
                  tour={tour}
                  party={query}
                  date={query.month === undefined ? undefined : tour.next?.startDate}
                  country
                />
              </li>
            ))}
          </Cards>
          <Pagination
            page={page}
            pages={pages}
            hrefOf={address.hrefOfPage}
            onPage={goToPage}
            labels={{
              nav: t('tourResults.pages'),
              previous: t('tourResults.previous'),
              next: t('tourResults.next'),
              page: (number) => t('tourResults.goTo', { page: number }),
            }}
          />
        </>
      )}
    </>
  );
}

/** `/turs/result` (§2): tours of a search. Everything that it shows is asked for by its address. */
export default function TourResultsPage() {
  const { t, language } = useTexts('tours');
  const query = useTourSearch();
  const { data, isError, refetch } = useQuery(tourSearchQuery(questionOf(query), language));
  return (
    <>
      <SearchedTours query={query} />
      <Results>
        {isError ? <ToursFailed level={1} onRetry={() => void refetch()} /> : null}
        {data ? <FoundTours all={data} query={query} /> : null}
        {data || isError ? null : (
          <div aria-busy="true">
            <VisuallyHidden as="h1">{t('tourResults.title')}</VisuallyHidden>
            <Skeleton height="220px" />
            <Skeleton height="220px" />
          </div>
        )}
      </Results>
    </>
  );
}

export const loader: PageModule['loader'] = async ({ request, scope, language, today }) => {
  const client = queryClientOf(scope);
  const query = readTourQuery(new URL(request.url).searchParams, today);
  await Promise.all([
    client.prefetchQuery(tourSearchQuery(questionOf(query), language)),
    client.prefetchQuery(tourCountriesQuery(language)),
  ]);
};

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('tourResults.title'),
  description: t('tourResults.each'),
  robots: 'noindex',
});
