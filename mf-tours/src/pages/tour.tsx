import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery, useQueryClient } from '@alisio/platform/sdk/query';
import { type MetaContext, notFound, type PageMeta, type PageModule } from '@alisio/platform/sdk/remote';
import { Link, useParams, useSearchParams, useWayOn } from '@alisio/platform/sdk/router';
import { shownFrom } from '@alisio/platform/sdk/structured';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import { TOUR, tourCountryHref, toursHref } from '@alisio/shared-contracts/tours';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { Breadcrumb } from '@alisio/shared-ui/navigation';
import { Section } from '@alisio/shared-ui/section';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type TourName, tourDeparturesQuery, tourQuery } from '../api/get-tour.ts';
import { chosenOf, readSaidChoice, TourBar, TourByPhone } from '../features/tour-choice/index.ts';
import { TourHead, tripOf } from '../features/tour-facts/index.ts';
import { DayList, LateRoute } from '../features/tour-route/index.ts';
import { pictureOf } from '../tour-card/index.ts';
import { ChargedNote } from '../words/charged-note.tsx';
import { ToursByPhone } from '../words/tours-by-phone.tsx';
import { ToursFailed } from '../words/tours-failed.tsx';
import { LateFacts } from './tour/late-facts.ts';
import { NoDepartures } from './tour/no-departures.tsx';
import { TourBooking } from './tour/tour-booking.tsx';

const Page = styled(Wrap)`
  padding-block: ${tokens.space[2]} ${tokens.space[16]};
`;

const Phone = styled.div`
  margin-top: ${tokens.space[12]};
`;

const Waiting = styled(Page)`
  display: grid;
  gap: ${tokens.space[6]};
`;

const nameIn = (params: Readonly<Record<string, string | undefined>>): TourName => ({
  country: params.country ?? '',
  slug: params.package ?? '',
});

/** `/turs/{country}/{package}` (§2): a tour, its departures and the way to book it. */
export default function TourPage() {
  const { t, language } = useTexts('tours');
  const name = nameIn(useParams());
  const [search] = useSearchParams();
  const client = useQueryClient();
  const asked = tourDeparturesQuery(name);
  const { data: tour, isError, refetch } = useQuery(tourQuery(name, language));
  const departures = useQuery(asked);
  useWayOn(bookingPagesOf([{ product: TOUR }]).summary);
  if (isError) return <ToursFailed level={1} onRetry={() => void refetch()} />;
  if (!tour)
    return (
      <Waiting aria-busy="true">
        <VisuallyHidden as="h1">{t('tourPage.title')}</VisuallyHidden>
        <Skeleton height="420px" />
        <Skeleton height="640px" />
      </Waiting>
    );
  const { data } = departures;
  const chosen = data && chosenOf(data.data, readSaidChoice(search), tour.childFrom);
  const days = (
    <Section id="dias" title={t('tourPage.days.title')}>
      <DayList tour={tour} />
    </Section>
  );
  return (
    <>
      <Page>
        <Breadcrumb
          label={t('tour.crumbs')}
          parents={[
            { id: 'tours', link: <Link to={toursHref()}>{t('tour.tours')}</Link> },
            { id: 'country', link: <Link to={tourCountryHref(name.country)}>{tour.country.name}</Link> },
          ]}
          current={tour.title}
        />
        <TourHead tour={tour} />
        <ChargedNote />
        <Section id="camino" title={t('tourPage.route.title')} text={t('tourPage.route.text')}>
          <LateRoute tour={tour} />
        </Section>
        {data && chosen ? (
          <TourBooking
            tour={tour}
            departures={data.data}
            chosen={chosen}
            expiresAt={data.meta.expiresAt}
            onRefresh={() => void departures.refetch()}
            // Whoever comes back from the checkout asks anew: it may have told them that the places are taken.
            onLeave={() => void client.invalidateQueries({ queryKey: asked.queryKey, refetchType: 'none' })}
          >
            {days}
          </TourBooking>
        ) : (
          <>
            {days}
            {departures.isPending ? <Skeleton height="520px" /> : null}
            {departures.isError ? <ToursFailed level={2} onRetry={() => void departures.refetch()} /> : null}
            {data ? <NoDepartures country={tour.country} /> : null}
          </>
        )}
        <LateFacts tour={tour} departure={chosen?.departure} />
        <Phone>{chosen ? <TourByPhone {...name} chosen={chosen} /> : <ToursByPhone />}</Phone>
      </Page>
      {chosen ? <TourBar chosen={chosen} /> : null}
    </>
  );
}

export const loader: PageModule['loader'] = async ({ params, scope, language }) => {
  const client = queryClientOf(scope);
  const name = nameIn(params);
  const asked = tourQuery(name, language);
  await Promise.all([client.prefetchQuery(asked), client.prefetchQuery(tourDeparturesQuery(name))]);
  const tour = client.getQueryData(asked.queryKey);
  if (tour === null) notFound();
};
/** Whether there is such a tour is known of its data alone. */
export const decides = true;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('tourPage.title'),
  description: t('tourPage.description'),
});

/** The tour, once it is known. */
export const useMeta: PageModule['useMeta'] = (context) => {
  const prices = usePrices();
  const { data } = useQuery(tourQuery(nameIn(context.params), context.language));
  if (!data) return meta(context);
  const { title, lead, country, from } = data;
  return {
    title: context.t('tourPage.titleOf', { tour: title, country: country.name }),
    description: lead,
    poster: pictureOf(data),
    crumbs: [
      { name: context.t('tour.tours'), href: toursHref() },
      { name: country.name, href: tourCountryHref(country.slug) },
      { name: title },
    ],
    structured: [tripOf(data, from && shownFrom(prices, from.amount, from.currency))],
  };
};
