import { useTexts } from '@alisio/platform/sdk/i18n';
import type { MetaContext, PageMeta, PageModule } from '@alisio/platform/sdk/remote';
import { useLocation, useSearchParams } from '@alisio/platform/sdk/router';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { narrowingOf } from '../api/package-narrowing.ts';
import {
  BetterFlight,
  loadPackages,
  PackageList,
  SearchedBar,
  SharedFlight,
  usePackages,
} from '../features/package-list/index.ts';
import { EditPackageSearch, packageSearchHref } from '../features/package-search/index.ts';
import { FailedPackages, NoPackages, PackagesSkeleton } from '../packages/package-states.tsx';
import { usePackageQuery, useSearchedTrip } from '../packages/searched-trip.ts';
import { LateListClock } from '../prices-clock/late-list-clock.ts';

const Page = styled(Wrap)`
  padding-block: ${tokens.space[6]} ${tokens.space[16]};
`;

/** `/paquetes/result` (address ours): hotels with the flight of a search, each at one total. */
export default function PackageResultsPage() {
  const { t } = useTexts('tours');
  const { search } = useLocation();
  const [words] = useSearchParams();
  const query = usePackageQuery();
  const trip = useSearchedTrip(query);
  const { fromCity, toCity, where, at, isUnknown, findAgain } = trip;
  const { answer, isWhole, isBefore, takeBetter, isFailed, refresh } = usePackages(
    query,
    at,
    narrowingOf(words),
  );
  const [editing, setEditing] = useState(false);
  const found = () => {
    if (query.from === query.to) return <NoPackages why="sameCity" href={packageSearchHref(search)} />;
    if (isUnknown) return <NoPackages why="unknown" />;
    if (isFailed || findAgain) return <FailedPackages onRetry={findAgain ?? (() => void refresh())} />;
    const flight = answer?.flight;
    if (!answer || !isWhole)
      return (
        <>
          <VisuallyHidden role="status">{t('packages.states.searching', { where })}</VisuallyHidden>
          {flight ? <SharedFlight flight={flight} query={query} /> : null}
          <PackagesSkeleton />
        </>
      );
    if (!flight) return <NoPackages why="noFlight" />;
    if (answer.meta.total === 0) return <NoPackages why="full" />;
    return (
      <>
        {takeBetter ? <BetterFlight onTake={takeBetter} /> : null}
        <PackageList query={query} answer={{ ...answer, flight }} where={where} />
      </>
    );
  };
  return (
    <>
      <SearchedBar
        query={query}
        fromCity={fromCity}
        toCity={toCity}
        stay={answer?.meta.stay}
        editing={editing}
        onEdit={() => setEditing(!editing)}
        changeHref={packageSearchHref(search)}
        clock={
          answer?.flight ? (
            <LateListClock of="packages" expiresAt={answer.meta.expiresAt} onRefresh={refresh} />
          ) : null
        }
      >
        {editing ? <EditPackageSearch query={query} trip={trip} onSearch={() => setEditing(false)} /> : null}
      </SearchedBar>
      <Page aria-busy={isBefore}>{found()}</Page>
    </>
  );
}

export const loader: PageModule['loader'] = loadPackages;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('packages.meta.results'),
  description: t('packages.meta.lead'),
  robots: 'noindex',
});
