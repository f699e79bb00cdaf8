import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import {
  type MetaContext,
  notFound,
  type PageMeta,
  type PageModule,
  redirectTo,
} from '@alisio/platform/sdk/remote';
import { Link, useSearchParams } from '@alisio/platform/sdk/router';
import { shownFrom } from '@alisio/platform/sdk/structured';
import { usePrices } from '@alisio/platform/sdk/visitor';
import {
  type CruiseChoice,
  type CruiseDetail,
  cruiseCode,
  cruisesHref,
  NOT_SOLD,
  readCruiseChoice,
  readCruiseId,
} from '@alisio/shared-contracts/cruises';
import { Failed } from '@alisio/shared-ui/failed';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { Breadcrumb } from '@alisio/shared-ui/navigation';
import { Section } from '@alisio/shared-ui/section';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { cruiseQuery } from '../api/get-cruise.ts';
import { CabinList, PartyLinks, useAllIn } from '../features/cruise-cabins/index.ts';
import { CallAndAsk, CruiseBar, useKeptForPhone } from '../features/cruise-call/index.ts';
import { OtherDates } from '../features/cruise-dates/index.ts';
import { CruiseHead, Included, sailingOf } from '../features/cruise-facts/index.ts';
import { Route } from '../features/cruise-route/index.ts';
import { LatePlans } from '../features/cruise-ship/index.ts';
import { chosenCabin } from '../words/choice.ts';
import { LateNotices } from '../words/late-notices.ts';
import { portsCalled } from '../words/ports-called.ts';
import { useCruiseNotices } from './cruise/use-cruise-notices.ts';

const Page = styled(Wrap)`
  padding-block: ${tokens.space[2]} ${tokens.space[16]};
`;

const Waiting = styled(Page)`
  display: grid;
  gap: ${tokens.space[6]};
`;

/** `/crucerro/details` (§2): the sailing that the address names, and the way to a person who sells it. */
export default function CruisePage() {
  const { t, language } = useTexts('cruises');
  const [search] = useSearchParams();
  const choice = readCruiseChoice(search);
  const { data, isError, refetch } = useQuery(cruiseQuery(readCruiseId(search), choice.party, language));
  if (isError)
    return <Failed level={1} say={(text) => t(`cruisePage.failed.${text}`)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting aria-busy="true">
        <VisuallyHidden as="h1">{t('cruisePage.title')}</VisuallyHidden>
        <Skeleton height="420px" />
        <Skeleton height="640px" />
      </Waiting>
    );
  return <Shown detail={data} choice={choice} />;
}

function Shown({ detail, choice }: { detail: CruiseDetail; choice: CruiseChoice }) {
  const { t } = useTexts('cruises');
  const { number } = useFormats();
  const allIn = useAllIn();
  const { cruise, ship, days, others } = detail;
  const { party } = choice;
  const cabin = chosenCabin(detail.cabins, choice.cabin);
  const chosen = cabin && { cabin, party };
  const coded = cabin && { cruise: cruise.id, cabin: cabin.kind, party };
  const code = coded && cruiseCode(coded);
  useKeptForPhone(coded);
  const said = useCruiseNotices(detail, choice, cabin);
  return (
    <>
      <Page>
        <Breadcrumb
          label={t('cruisePage.crumbs')}
          parents={[{ id: 'cruises', link: <Link to={cruisesHref()}>{t('cruisePage.all')}</Link> }]}
          current={cruise.title}
        />
        {said.length > 0 ? <LateNotices said={said} /> : null}
        <CruiseHead detail={detail} code={code} />
        <Section
          id="ruta"
          title={t('cruisePage.days.title', {
            days: days.length,
            count: portsCalled(days.map(({ port }) => port)),
          })}
          text={t('cruisePage.days.text')}
        >
          <Route detail={detail} />
        </Section>
        <Section
          id="barco"
          title={t('cruisePage.ship.title', { ship: ship.name })}
          text={t('cruisePage.ship.text', {
            year: ship.year,
            decks: ship.decks,
            cabins: number(ship.cabins),
            guests: number(ship.guests),
            restaurants: ship.restaurants,
            pools: ship.pools,
          })}
        >
          <LatePlans detail={detail} kind={cabin?.kind ?? 'balcony'} />
        </Section>
        <Section id="cabinas" title={t('cruisePage.cabins.title')} text={allIn(detail, party)}>
          <PartyLinks cruise={cruise.id} choice={choice} />
          <CabinList detail={detail} party={party} chosen={cabin} />
        </Section>
        <Section id="incluye" title={t('cruisePage.included.title')}>
          <Included detail={detail} />
        </Section>
        {others.length > 0 ? (
          <Section id="fechas" title={t('cruisePage.dates.title')} text={t('cruisePage.dates.text')}>
            <OtherDates others={others} choice={choice} />
          </Section>
        ) : null}
        <Section id="hablar" title={t('cruisePage.call.section')}>
          <CallAndAsk detail={detail} chosen={chosen} coded={coded} code={code} />
        </Section>
      </Page>
      {chosen ? <CruiseBar chosen={chosen} currency={cruise.currency} /> : null}
    </>
  );
}

const questionOf = (search: URLSearchParams, language: MetaContext['language']) =>
  cruiseQuery(readCruiseId(search), readCruiseChoice(search).party, language);

export const loader: PageModule['loader'] = async ({ request, scope, language }) => {
  const words = new URL(request.url).searchParams;
  // Nothing is missing where nothing was named: who comes so is looking for a cruise.
  if (!words.get('cruise')) redirectTo(cruisesHref());
  const client = queryClientOf(scope);
  const asked = questionOf(words, language);
  await client.prefetchQuery(asked);
  if (client.getQueryData(asked.queryKey) === null) notFound();
};
/** Whether there is such a sailing is known of its data alone. */
export const decides = true;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('cruisePage.title'),
  description: t('cruisePage.description'),
});

/** The sailing, once it is known. */
export const useMeta: PageModule['useMeta'] = (context) => {
  const { data } = useQuery(questionOf(context.search, context.language));
  const { day } = useFormats();
  const prices = usePrices();
  if (!data) return meta(context);
  const { title, ship, cruiseLine, departureDate, nights, pricePerPerson, currency } = data.cruise;
  return {
    crumbs: [{ name: context.t('cruisePage.all'), href: cruisesHref() }, { name: title }],
    structured: [
      sailingOf(data, pricePerPerson === NOT_SOLD ? undefined : shownFrom(prices, pricePerPerson, currency)),
    ],
    title: context.t('cruisePage.titleOf', { cruise: title, count: nights }),
    description: context.t('cruisePage.descriptionOf', {
      ship: ship.name,
      line: cruiseLine.name,
      day: day(departureDate, 'full'),
    }),
  };
};
