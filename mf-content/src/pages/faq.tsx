import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import type { MetaContext, PageMeta, PageModule } from '@alisio/platform/sdk/remote';
import { useSearchParams } from '@alisio/platform/sdk/router';
import { cleanText } from '@alisio/shared-contracts/rules';
import { Heading } from '@alisio/shared-ui/text';
import { textQuery } from '../api/texts.ts';
import { GroupLinks, QuestionGroups, questionsData, questionsFor } from '../features/questions/index.ts';
import { FoundHead, ListHead, ListLead, TextSearch } from '../features/text-list/index.ts';
import { Page, TextFailed, TextSkeleton, textMeta } from '../features/text-page/index.ts';
import { CallCard } from '../live-parts/index.ts';

const PATH = '/faq';
const MOST_WORDS = 100;

/** `/faq` (§2): questions by what they are about, and a search over them that is an address. */
export default function FaqPage() {
  const { t, language } = useTexts('content');
  const [search] = useSearchParams();
  const words = cleanText(search.get('q') ?? '', MOST_WORDS);
  const { data, isError, refetch } = useQuery(textQuery(PATH, language));
  if (isError) return <TextFailed onRetry={() => void refetch()} />;
  if (typeof data !== 'object') return <TextSkeleton />;
  const { groups, count, insteadOf } = questionsFor(data, words);
  const isSearched = words !== '';
  return (
    <Page>
      <ListHead>
        <Heading level={1} size="xl">
          {data.card.title}
        </Heading>
        <ListLead>{data.card.lead}</ListLead>
        <TextSearch action={PATH} words={words} label={t('reading.searchQuestions')} />
        {isSearched ? null : <GroupLinks groups={groups} />}
      </ListHead>
      {isSearched ? <FoundHead words={words} count={count} insteadOf={insteadOf} all={PATH} /> : null}
      <QuestionGroups key={words} page={data} groups={groups} open={isSearched} />
      <CallCard />
    </Page>
  );
}

export const loader: PageModule['loader'] = ({ scope, language }) =>
  queryClientOf(scope).prefetchQuery(textQuery(PATH, language));

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('reading.title'),
  description: t('reading.description'),
});

export const useMeta: PageModule['useMeta'] = (context) => {
  const { data } = useQuery(textQuery(PATH, context.language));
  if (typeof data !== 'object') return meta(context);
  return {
    ...textMeta(data),
    ...(context.search.get('q')
      ? { robots: 'noindex', structured: [] }
      : { structured: [questionsData(data)] }),
  };
};
