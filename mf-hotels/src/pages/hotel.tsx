import { currentAttribution } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery, useQueryClient } from '@alisio/platform/sdk/query';
import type { MetaContext, PageMeta, PageModule } from '@alisio/platform/sdk/remote';
import { Link, useLocation, useSearchParams, useWayOn } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { HOTEL, hotelResultsHref } from '@alisio/shared-contracts/hotels';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import { Alert } from '@alisio/shared-ui/feedback';
import { Wrap } from '@alisio/shared-ui/layout';
import { Breadcrumb } from '@alisio/shared-ui/navigation';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { hotelQuery } from '../api/get-hotel.ts';
import { hotelRoomsQuery } from '../api/get-hotel-rooms.ts';
import { Anchors, HotelGallery, HotelHead } from '../features/hotel-facts/index.ts';
import { useStayWords } from '../features/stay-choice/index.ts';
import { ChosenStay } from './hotel/chosen-stay.tsx';
import { type HotelAddress, readHotelAddress } from './hotel/hotel-address.ts';
import { HotelSearchBar } from './hotel/hotel-search-bar.tsx';
import { FailedHotel, HotelSkeleton, RoomsSkeleton, UnknownHotel } from './hotel/hotel-states.tsx';
import { LateFacts, LatePricesClock } from './hotel/late-parts.ts';

const Page = styled(Wrap)`
  padding-block: ${tokens.space[2]} ${tokens.space[16]};
`;

const Notice = styled(Alert)`
  margin-bottom: ${tokens.space[4]};
`;

function KnownHotel({ code, query, isOtherStay }: HotelAddress & { code: string }) {
  const { t, language } = useTexts('hotels');
  const [search] = useSearchParams();
  const { pathname, search: said } = useLocation();
  const stayWords = useStayWords();
  const client = useQueryClient();
  const hotel = useQuery(hotelQuery(code, language));
  const asked = hotelRoomsQuery(code, query, language, currentAttribution());
  const rooms = useQuery({ ...asked, enabled: hotel.data !== null });
  useWayOn(bookingPagesOf([{ product: HOTEL }]).summary);

  if (hotel.data === null) return <UnknownHotel query={query} />;
  if (hotel.isError) return <FailedHotel level={1} onRetry={() => void hotel.refetch()} />;
  if (!hotel.data) return <HotelSkeleton />;

  const detail = hotel.data;
  const { hotelInfo } = detail;
  const { cityName } = hotelInfo.locationInfo.address;
  const facts = (feesAtHotel: readonly string[]) => <LateFacts detail={detail} feesAtHotel={feesAtHotel} />;
  return (
    <>
      <HotelSearchBar
        query={query}
        hotel={hotelInfo}
        clock={
          rooms.data?.data.length === 0 ? null : (
            <LatePricesClock expiresAt={rooms.data?.meta.expiresAt} onEnd={() => void rooms.refetch()} />
          )
        }
      />
      <Page>
        <Breadcrumb
          label={t('hotel.crumbs')}
          parents={[
            { id: 'hotels', link: <Link to="/hoteles">{t('hotel.hotels')}</Link> },
            ...(query.place
              ? [{ id: 'place', link: <Link to={hotelResultsHref(query)}>{cityName}</Link> }]
              : []),
          ]}
          current={hotelInfo.hotelName}
        />
        <HotelHead hotel={hotelInfo} />
        {isOtherStay ? (
          <Notice tone="warm" title={t('hotel.pastDates.title')}>
            {t('hotel.pastDates.text', { stay: stayWords(query) })}
          </Notice>
        ) : null}
        <HotelGallery {...detail} />
        <Anchors />
        {rooms.isError ? <FailedHotel level={2} onRetry={() => void rooms.refetch()} /> : null}
        {rooms.data ? (
          <ChosenStay
            code={code}
            query={query}
            rooms={rooms.data.data}
            search={search}
            expiresAt={rooms.data.meta.expiresAt}
            here={`${pathname}${said}`}
            onRefresh={() => void rooms.refetch()}
            // Whoever comes back from the checkout asks anew: it may have told them that their room is taken.
            onLeave={() => void client.invalidateQueries({ queryKey: asked.queryKey, refetchType: 'none' })}
            facts={facts}
          />
        ) : (
          <>
            {rooms.isPending ? <RoomsSkeleton /> : null}
            {facts([])}
          </>
        )}
      </Page>
    </>
  );
}

/** `/hoteles/summary` (§2): a hotel and its rooms for a stay. All that it shows is asked for by its address. */
export default function HotelPage() {
  const today = useToday();
  const [search] = useSearchParams();
  const address = readHotelAddress(search, today);
  const { code } = address;
  if (code === undefined) return <UnknownHotel query={address.query} />;
  return <KnownHotel key={code} {...address} code={code} />;
}

export const loader: PageModule['loader'] = async ({ request, scope, language, today, attribution }) => {
  const { code, query } = readHotelAddress(new URL(request.url).searchParams, today);
  if (code === undefined) return;
  const client = queryClientOf(scope);
  const known = hotelQuery(code, language);
  // A page that was drawn with it knows that there is no such hotel.
  if (client.getQueryData(known.queryKey) === null) return;
  const hotel = client.prefetchQuery(known);
  const rooms = client.prefetchQuery(hotelRoomsQuery(code, query, language, attribution));
  await Promise.all([hotel, rooms]);
};

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('hotel.title'),
  description: t('hotel.text'),
  robots: 'noindex',
});

/** The hotel and its town, once they are known. */
export const useMeta: PageModule['useMeta'] = (context) => {
  const { code } = readHotelAddress(context.search, useToday());
  const { data } = useQuery({ ...hotelQuery(code ?? '', context.language), enabled: code !== undefined });
  const general = meta(context);
  if (!data) return general;
  const { hotelName, locationInfo } = data.hotelInfo;
  const { cityName } = locationInfo.address;
  return { ...general, title: context.t('hotel.titleOf', { hotel: hotelName, city: cityName }) };
};
