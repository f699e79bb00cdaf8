import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import type { MetaContext, PageMeta, PageModule } from '@alisio/platform/sdk/remote';
import { useLocation } from '@alisio/platform/sdk/router';
import type { ContentPage } from '@alisio/shared-contracts/content';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { textQuery } from '../api/texts.ts';
import { LateEnquiryForm } from '../features/call-me-back/index.ts';
import { ListHead, ListLead } from '../features/text-list/index.ts';
import {
  Contents,
  headingsOf,
  Page,
  PageGrid,
  TextFailed,
  TextSkeleton,
  textMeta,
} from '../features/text-page/index.ts';
import { LivePart } from '../live-parts/index.ts';
import { Prose, TextBody } from '../text-body/index.ts';

/** The text beside which a person can be asked to call. */
const CONCIERGE = 'conserje';

/** So many headings are worth a list of their own. */
const MANY = 3;

/** A short text with what one does about it beside it; on a phone below. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
    gap: ${tokens.space[16]};
    align-items: start;
  }
`;

function Body({ page }: { page: ContentPage }) {
  const headings = headingsOf(page);
  const prose = (
    <Prose lang={page.language}>
      <TextBody page={page} Part={LivePart} />
    </Prose>
  );
  if (page.card.id === CONCIERGE) {
    return (
      <Beside>
        {prose}
        <LateEnquiryForm about="" />
      </Beside>
    );
  }
  if (headings.length <= MANY) return prose;
  return (
    <PageGrid>
      <Contents page={page} />
      {prose}
    </PageGrid>
  );
}

/** `/about-us`, `/privacy-policy`, `/terms`, `/gracias`, `/conserje` (§2): what the site says of itself. */
export default function SitePage() {
  const { t, language } = useTexts('content');
  const { pathname } = useLocation();
  const { data, isError, refetch } = useQuery(textQuery(pathname, language));
  if (isError) return <TextFailed onRetry={() => void refetch()} />;
  if (typeof data !== 'object') return <TextSkeleton />;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(data.card.updated),
  );
  return (
    <Page>
      <ListHead>
        <Heading level={1} size="xl">
          {data.card.title}
        </Heading>
        <ListLead>{data.card.lead}</ListLead>
        {headingsOf(data).length > MANY ? <Muted>{t('reading.updated', { day })}</Muted> : null}
      </ListHead>
      <Body page={data} />
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
