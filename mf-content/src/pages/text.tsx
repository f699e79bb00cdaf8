import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import {
  gone,
  type MetaContext,
  notFound,
  type PageMeta,
  type PageModule,
  redirectTo,
} from '@alisio/platform/sdk/remote';
import { useLocation } from '@alisio/platform/sdk/router';
import { LANGUAGE_PARAMETER } from '@alisio/shared-contracts/routes';
import { textQuery } from '../api/texts.ts';
import {
  Contents,
  CountryFacts,
  listOf,
  MoreTexts,
  Page,
  PageGrid,
  TextFailed,
  TextHead,
  TextSkeleton,
  textMeta,
  useFollowLanguage,
  WhereItBelongs,
} from '../features/text-page/index.ts';
import { FlightsTo, LivePart } from '../live-parts/index.ts';
import { Prose, TextBody } from '../text-body/index.ts';

const onServer = typeof document === 'undefined';

/** `/:content/:article`, `/:content/:subpath/:article` and `/:countryPage` (§2): a text that is read on. */
export default function TextPage() {
  const { language } = useTexts('content');
  const { pathname } = useLocation();
  const { data, isError, refetch } = useQuery(textQuery(pathname, language));
  const page = typeof data === 'object' ? data : undefined;
  useFollowLanguage(page);
  if (isError) return <TextFailed onRetry={() => void refetch()} />;
  if (!page) return <TextSkeleton scene />;
  return (
    <>
      <TextHead page={page} crumbs={<WhereItBelongs page={page} />} />
      <Page>
        {page.facts ? <CountryFacts facts={page.facts} /> : null}
        <PageGrid>
          <Contents page={page} />
          <Prose lang={page.language}>
            <TextBody page={page} Part={LivePart} />
          </Prose>
          {page.flights ? <FlightsTo {...page.flights} /> : null}
        </PageGrid>
        <MoreTexts texts={page.related} />
      </Page>
    </>
  );
}

export const loader: PageModule['loader'] = async ({ request, scope, language }) => {
  const { pathname } = new URL(request.url);
  const client = queryClientOf(scope);
  const asked = textQuery(pathname, language);
  await client.prefetchQuery(asked);
  const text = client.getQueryData(asked.queryKey);
  if (text === 'not-found') notFound();
  if (text === 'gone') gone();
  if (typeof text !== 'object') return;
  // It has moved, or it is in a language that the visitor did not ask for: the address of a language is kept by links.
  // The default language is named, too: its path alone is answered by cookie and browser, and would lead here again.
  const isNamed = onServer && text.language !== language;
  const there = isNamed ? `${text.card.href}?${LANGUAGE_PARAMETER}=${text.language}` : text.card.href;
  if (there !== pathname) redirectTo(there);
};
/** Whether a text stands at an address is known of its data alone. */
export const decides = true;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('reading.title'),
  description: t('reading.description'),
});

/** The text's own, once it is known. */
export const useMeta: PageModule['useMeta'] = (context) => {
  const { pathname } = useLocation();
  const { data } = useQuery(textQuery(pathname, context.language));
  if (typeof data !== 'object') return meta(context);
  return { ...textMeta(data), crumbs: [listOf(data, context), { name: data.card.title }] };
};
