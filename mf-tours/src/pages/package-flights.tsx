import { currentAttribution } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import type { MetaContext, PageMeta, PageModule } from '@alisio/platform/sdk/remote';
import { useLocation, useNavigate } from '@alisio/platform/sdk/router';
import { packageHref, packageResultsHref, readPackageQuery } from '@alisio/shared-contracts/packages';
import { Wrap } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { packageFlightsQuery } from '../api/packages.ts';
import { FlightChoice } from '../features/package-flights/index.ts';
import { SearchedBar } from '../features/package-list/index.ts';
import { packageSearchHref } from '../features/package-search/index.ts';
import { FailedPackages, NoPackages, PackagesSkeleton } from '../packages/package-states.tsx';
import { loadSearchedTrip, usePackageQuery, useSearchedTrip } from '../packages/searched-trip.ts';

const Page = styled(Wrap)`
  padding-block: ${tokens.space[6]} ${tokens.space[16]};
`;

/** `/paquetes/vuelos` (address ours): the flights that a package can have, each with what it costs more or less. */
export default function PackageFlightsPage() {
  const { language } = useTexts('tours');
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = usePackageQuery();
  const { fromCity, toCity } = useSearchedTrip(query);
  const { data, isError, refetch } = useQuery(packageFlightsQuery(query, language, currentAttribution()));
  const hrefOf = (flight: string) =>
    query.hotel ? packageHref({ ...query, flight }) : packageResultsHref({ ...query, flight });
  const found = () => {
    if (isError) return <FailedPackages onRetry={() => void refetch()} />;
    if (!data) return <PackagesSkeleton />;
    if (data.length === 0) return <NoPackages why="noFlight" />;
    return <FlightChoice offers={data} query={query} hrefOf={hrefOf} />;
  };
  return (
    <>
      <SearchedBar
        query={query}
        fromCity={fromCity}
        toCity={toCity}
        stay={undefined}
        editing={false}
        onEdit={() => void navigate(packageSearchHref(search))}
        changeHref={packageSearchHref(search)}
      >
        {null}
      </SearchedBar>
      <Page>{found()}</Page>
    </>
  );
}

export const loader: PageModule['loader'] = async ({ request, scope, language, today, attribution }) => {
  const query = readPackageQuery(new URL(request.url).searchParams, today);
  const client = queryClientOf(scope);
  await Promise.all([
    loadSearchedTrip(query, client, language),
    client.prefetchQuery(packageFlightsQuery(query, language, attribution)),
  ]);
};

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('packages.meta.flights'),
  description: t('packages.meta.lead'),
  robots: 'noindex',
});
