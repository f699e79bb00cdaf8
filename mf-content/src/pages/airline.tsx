import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery, useQueryClient } from '@alisio/platform/sdk/query';
import {
  gone,
  type MetaContext,
  notFound,
  type PageMeta,
  type PageModule,
  redirectTo,
} from '@alisio/platform/sdk/remote';
import { Link, useLocation, useSearchParams } from '@alisio/platform/sdk/router';
import { useCountryCode, useCurrencyCode } from '@alisio/platform/sdk/visitor';
import { AIRLINES_PAGE, type ContentAirline, type ContentPage } from '@alisio/shared-contracts/content';
import { currencyOfCountry } from '@alisio/shared-contracts/visitor';
import { Breadcrumb } from '@alisio/shared-ui/navigation';
import { Section } from '@alisio/shared-ui/section';
import { carrierRoutesQuery } from '../api/airlines.ts';
import { textQuery } from '../api/texts.ts';
import {
  AirlineHead,
  airlineMeta,
  BagSizes,
  Deadlines,
  FlownRoutes,
  Terminals,
} from '../features/airline-page/index.ts';
import { MoreTexts, Page, TextFailed, TextSkeleton } from '../features/text-page/index.ts';
import { CallCard } from '../live-parts/index.ts';
import { Prose, TextBody } from '../text-body/index.ts';

/** The airport that an address asks to begin at; nothing for what is no code. */
const originIn = (search: URLSearchParams): string | undefined =>
  /^[A-Z]{3}$/.exec(search.get('from') ?? '')?.[0];

function Airline({ page, airline }: { page: ContentPage; airline: ContentAirline }) {
  const { t, language } = useTexts('content');
  const [search] = useSearchParams();
  const country = useCountryCode() ?? undefined;
  const currency = useCurrencyCode();
  const asked = { carrier: airline.code, from: originIn(search), country, currency, language };
  // The edge knows no currency that was chosen: what it asked in that of the country stands until the chosen one's is there.
  const drawn = carrierRoutesQuery({ ...asked, currency: currencyOfCountry(country ?? null) });
  const client = useQueryClient();
  const {
    data: flown,
    isError,
    refetch,
  } = useQuery({
    ...carrierRoutesQuery(asked),
    placeholderData: () => client.getQueryData(drawn.queryKey),
  });
  const { code, name } = airline;
  return (
    <Page>
      <div>
        <Breadcrumb
          label={t('reading.crumbs')}
          parents={[{ id: 'list', link: <Link to={AIRLINES_PAGE}>{t('reading.airlines')}</Link> }]}
          current={name}
        />
        <AirlineHead card={page.card} airline={airline} flown={flown} />
        <BagSizes bags={airline.bags} flown={flown} />
        <Deadlines deadlines={airline.deadlines} />
        <FlownRoutes
          carrier={code}
          name={name}
          flown={flown}
          isFailed={isError}
          onRetry={() => void refetch()}
        />
        <Terminals name={name} terminals={airline.terminals} />
        <Section id="about" title={t('airline.about', { name })}>
          <Prose>
            <TextBody page={page} />
          </Prose>
        </Section>
      </div>
      <CallCard />
      <MoreTexts texts={page.related} />
    </Page>
  );
}

/** `/airlines/:airlineName` (§2): what is good to know of an airline, and what it flies from here. */
export default function AirlinePage() {
  const { language } = useTexts('content');
  const { pathname } = useLocation();
  const { data, isError, refetch } = useQuery(textQuery(pathname, language));
  if (isError) return <TextFailed onRetry={() => void refetch()} />;
  if (typeof data !== 'object' || !data.airline) return <TextSkeleton />;
  return <Airline page={data} airline={data.airline} />;
}

export const loader: PageModule['loader'] = async ({ request, scope, language, country }) => {
  const { pathname, search, searchParams } = new URL(request.url);
  const client = queryClientOf(scope);
  const asked = textQuery(pathname, language);
  await client.prefetchQuery(asked);
  const page = client.getQueryData(asked.queryKey);
  if (page === 'not-found') notFound();
  if (page === 'gone') gone();
  if (typeof page !== 'object') return;
  if (!page.airline) notFound();
  // In capitals it was asked for at no address of its own.
  if (page.card.href !== pathname) redirectTo(page.card.href + search);
  const from = originIn(searchParams);
  const currency = currencyOfCountry(country);
  await client.prefetchQuery(
    carrierRoutesQuery({
      carrier: page.airline.code,
      from,
      country: country ?? undefined,
      currency,
      language,
    }),
  );
};
/** Which airlines have a page is known of its data alone. */
export const decides = true;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('reading.airlines'),
  description: t('airlines.description'),
});

/** The airline's own, once it is known. */
export const useMeta: PageModule['useMeta'] = (context) => {
  const { pathname } = useLocation();
  const { data } = useQuery(textQuery(pathname, context.language));
  if (typeof data !== 'object') return meta(context);
  const { t } = context;
  const list = { href: AIRLINES_PAGE, name: t('reading.airlines') };
  return { ...airlineMeta(data), crumbs: [list, { name: data.airline?.name ?? data.card.title }] };
};
