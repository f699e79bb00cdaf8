import { currentAttribution } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery, useQueryClient } from '@alisio/platform/sdk/query';
import type { MetaContext, PageMeta, PageModule } from '@alisio/platform/sdk/remote';
import { useLocation, useNavigate, useWayOn } from '@alisio/platform/sdk/router';
import { type PackageQuery, packageResultsHref, readPackageQuery } from '@alisio/shared-contracts/packages';
import { bookingSummaryHref } from '@alisio/shared-contracts/routes';
import { Wrap } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { packageHotelQuery } from '../api/package-hotel.ts';
import { planQuery } from '../api/package-plan.ts';
import { onePackageQuery, PACKAGE_ANSWERS } from '../api/packages.ts';
import { SearchedBar } from '../features/package-list/index.ts';
import { partyIn, readPlan } from '../features/package-parts/index.ts';
import { packageSearchHref } from '../features/package-search/index.ts';
import { FailedPackages, NoPackages, PackagesSkeleton } from '../packages/package-states.tsx';
import { loadSearchedTrip, usePackageQuery, useSearchedTrip } from '../packages/searched-trip.ts';
import { LatePricesClock } from '../prices-clock/late-prices-clock.ts';
import { ChosenPackage } from './package/chosen-package.tsx';

const Page = styled(Wrap)`
  padding-block: ${tokens.space[6]} ${tokens.space[16]};
`;

function KnownPackage({ query, code }: { query: PackageQuery; code: string }) {
  const { t, language } = useTexts('tours');
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const asked = onePackageQuery(query, language, currentAttribution());
  const one = useQuery(asked);
  const hotel = useQuery(packageHotelQuery(code, language));
  if (one.isError || hotel.isError)
    return <FailedPackages onRetry={() => void Promise.all([one.refetch(), hotel.refetch()])} />;
  if (one.data === null || hotel.data === null)
    return <NoPackages why={hotel.data === null ? 'noHotel' : 'noFlight'} href={packageResultsHref(query)} />;
  if (!one.data || !hotel.data) return <PackagesSkeleton />;
  if (one.data.rooms.length === 0)
    return (
      <NoPackages
        why="full"
        href={packageResultsHref({ ...query, flight: one.data.flight.offer.id })}
        label={t('packages.changeHotel')}
      />
    );
  // Whoever comes back from the checkout, or from another part, asks anew: their room may be taken.
  const askAnew = () => {
    for (const name of PACKAGE_ANSWERS)
      void client.invalidateQueries({ queryKey: [name], refetchType: 'none' });
  };
  return (
    <ChosenPackage
      query={query}
      one={one.data}
      hotel={hotel.data}
      here={`${pathname}${search}`}
      onLeave={askAnew}
      onGone={askAnew}
    />
  );
}

/** One package (address ours): flight, hotel and rooms, each changed alone, at one total. All of it stands in the address. */
export default function PackagePage() {
  const query = usePackageQuery();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { language } = useTexts('tours');
  const { fromCity, toCity } = useSearchedTrip(query);
  useWayOn(bookingSummaryHref());
  const code = query.hotel;
  const asked = onePackageQuery(query, language, currentAttribution());
  const { data, refetch } = useQuery({ ...asked, enabled: code !== undefined });
  return (
    <>
      <SearchedBar
        query={query}
        fromCity={fromCity}
        toCity={toCity}
        stay={data?.stay}
        clock={
          data ? (
            <LatePricesClock of="packages" expiresAt={data.expiresAt} onEnd={() => void refetch()} />
          ) : null
        }
        editing={false}
        onEdit={() => void navigate(packageSearchHref(search))}
        changeHref={packageSearchHref(search)}
      >
        {null}
      </SearchedBar>
      <Page>
        {code === undefined ? (
          <NoPackages why="noHotel" href={packageResultsHref(query)} />
        ) : (
          <KnownPackage key={code} query={query} code={code} />
        )}
      </Page>
    </>
  );
}

export const loader: PageModule['loader'] = async ({ request, scope, language, today, attribution }) => {
  const query = readPackageQuery(new URL(request.url).searchParams, today);
  const client = queryClientOf(scope);
  const { hotel: code } = query;
  const asked = onePackageQuery(query, language, attribution);
  const plan = readPlan(query.activity);
  await Promise.all([
    loadSearchedTrip(query, client, language),
    code === undefined ? undefined : client.prefetchQuery(packageHotelQuery(code, language)),
    code === undefined ? undefined : client.prefetchQuery(asked),
  ]);
  const one = client.getQueryData(asked.queryKey);
  if (!plan || !one) return;
  // The nights are those that its flight leaves.
  await client.prefetchQuery(planQuery(plan.code, one.stay, partyIn(query.rooms), language, attribution));
};

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('packages.meta.package'),
  description: t('packages.meta.lead'),
  robots: 'noindex',
});
