import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import type { MetaContext, PageMeta, PageModule } from '@alisio/platform/sdk/remote';
import { AIRLINES_PAGE } from '@alisio/shared-contracts/content';
import { byLanguage } from '@alisio/shared-contracts/languages';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { airlinesQuery } from '../api/airlines.ts';
import { AirlineGroups } from '../features/airline-list/index.ts';
import { ListHead } from '../features/text-list/index.ts';
import { Page, TextFailed, TextSkeleton } from '../features/text-page/index.ts';

/** `/airlines` and `/nl/airlines` (§2): the airlines that have a page. */
export default function AirlinesPage() {
  const { t, language } = useTexts('content');
  const { data, isError, refetch } = useQuery(airlinesQuery(language));
  if (isError) return <TextFailed onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton />;
  return (
    <Page>
      <ListHead>
        <Heading level={1} size="xl">
          {t('reading.airlines')}
        </Heading>
        <Muted size={16}>{t('airlines.lead')}</Muted>
      </ListHead>
      <AirlineGroups airlines={data.data} />
    </Page>
  );
}

export const loader: PageModule['loader'] = ({ scope, language }) =>
  queryClientOf(scope).prefetchQuery(airlinesQuery(language));

/** Both addresses are one page: crawlers keep the first. */
export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('airlines.metaTitle'),
  description: t('airlines.description'),
  addresses: byLanguage(() => AIRLINES_PAGE),
});
