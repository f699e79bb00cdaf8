import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import { type MetaContext, notFound, type PageMeta, type PageModule } from '@alisio/platform/sdk/remote';
import { useSearchParams } from '@alisio/platform/sdk/router';
import { Muted } from '@alisio/shared-ui/text';
import { previewQuery } from '../api/texts.ts';
import { Page, TextFailed, TextHead, TextSkeleton } from '../features/text-page/index.ts';
import { LivePart } from '../live-parts/index.ts';
import { Prose, TextBody } from '../text-body/index.ts';

/** A text before it is published, for who was given its signed address. */
export default function PreviewPage() {
  const { t } = useTexts('content');
  const [search] = useSearchParams();
  const { data: page, isError, refetch } = useQuery(previewQuery(search.get('token') ?? ''));
  if (isError) return <TextFailed onRetry={() => void refetch()} />;
  if (!page) return <TextSkeleton scene />;
  return (
    <>
      <TextHead page={page} crumbs={<Muted role="status">{t('reading.preview')}</Muted>} />
      <Page>
        <Prose lang={page.language}>
          <TextBody page={page} Part={LivePart} />
        </Prose>
      </Page>
    </>
  );
}

export const loader: PageModule['loader'] = async ({ request, scope }) => {
  const client = queryClientOf(scope);
  const asked = previewQuery(new URL(request.url).searchParams.get('token') ?? '');
  await client.prefetchQuery(asked);
  if (client.getQueryData(asked.queryKey) === null) notFound();
};
/** Whether its address is good still is known of the API alone. */
export const decides = true;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('reading.preview'),
  description: t('reading.description'),
  robots: 'noindex',
});
