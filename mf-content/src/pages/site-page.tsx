import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import type { MetaContext, PageMeta, PageModule } from '@alisio/platform/sdk/remote';
import { useLocation } from '@alisio/platform/sdk/router';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { textQuery } from '../api/texts.ts';
import { LateEnquiryForm } from '../features/call-me-back/index.ts';
import { ListHead } from '../features/text-list/index.ts';
import {
  Contents,
  headingsOf,
  Page,
  PageGrid,
  TextFailed,
  TextSkeleton,
  textMeta,
} from '../features/text-page/index.ts';
import { Prose, TextBody } from '../text-body/index.ts';

/** Where a person arranges it: the text, and a form to be called. */
const CONCIERGE = '/conserje';

/** `/about-us`, `/privacy-policy`, `/terms`, `/gracias`, `/conserje` (§2): what the site says of itself. */
export default function SitePage() {
  const { t, language } = useTexts('content');
  const { pathname } = useLocation();
  const { data, isError, refetch } = useQuery(textQuery(pathname, language));
  if (isError) return <TextFailed onRetry={() => void refetch()} />;
  if (typeof data !== 'object') return <TextSkeleton />;
  const headings = headingsOf(data);
  return (
    <Page>
      <ListHead>
        <Heading level={1} size="xl">
          {data.card.title}
        </Heading>
        <Muted size={16}>{data.card.lead}</Muted>
        {headings.length > 3 ? (
          <Muted>
            {t('reading.updated', {
              day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
                new Date(data.card.updated),
              ),
            })}
          </Muted>
        ) : null}
      </ListHead>
      {headings.length > 3 ? (
        <PageGrid>
          <Contents headings={headings} />
          <Prose>
            <TextBody page={data} />
          </Prose>
        </PageGrid>
      ) : (
        <Prose>
          <TextBody page={data} />
        </Prose>
      )}
      {pathname === CONCIERGE ? <LateEnquiryForm about="" /> : null}
    </Page>
  );
}

export const loader: PageModule['loader'] = ({ request, scope, language }) =>
  queryClientOf(scope).prefetchQuery(textQuery(new URL(request.url).pathname, language));

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('reading.title'),
  description: t('reading.description'),
});

export const useMeta: PageModule['useMeta'] = (context) => {
  const { pathname } = useLocation();
  const { data } = useQuery(textQuery(pathname, context.language));
  if (typeof data !== 'object') return meta(context);
  return { ...textMeta(data), ...(pathname === '/gracias' ? { robots: 'noindex' } : {}) };
};
