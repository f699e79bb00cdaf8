import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { useLocation, useSearchParams } from '@alisio/platform/sdk/router';
import { isSectionPage, type SectionPage, sectionPageIn } from '@alisio/shared-contracts/content';
import { byLanguage, DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { cleanText } from '@alisio/shared-contracts/rules';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { Heading } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { searchQuery, sectionQuery } from '../api/texts.ts';
import {
  FoundHead,
  ListHead,
  ListLead,
  ListPages,
  pageOfList,
  SectionLinks,
  TextSearch,
} from '../features/text-list/index.ts';
import { Page, TextFailed } from '../features/text-page/index.ts';
import { TextCards } from '../text-cards/index.ts';

/** The list that an address names; its claim lets no other come here. */
const sectionOf = (pathname: string): SectionPage => {
  const name = pathname.slice(1);
  return isSectionPage(name) ? name : 'blog';
};

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;

const MOST_WORDS = 100;
const searchedIn = (search: URLSearchParams): string => cleanText(search.get('q') ?? '', MOST_WORDS);

/** §2's lists of texts: a selection each, and a search over all of them that needs no script. */
export default function SectionPageView() {
  const { t, language } = useTexts('content');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const section = sectionOf(pathname);
  const words = searchedIn(search);
  const found = useQuery({ ...searchQuery(words, language), enabled: words !== '' });
  const foundNone = found.data?.data.length === 0;
  const list = useQuery({ ...sectionQuery(section, language), enabled: words === '' || foundNone });
  const { data, isError, refetch } = words === '' ? list : found;
  if (isError) return <TextFailed onRetry={() => void refetch()} />;
  const named = sectionPageIn(section, DEFAULT_LANGUAGE);
  const isSearched = words !== '';
  const { shown, page, pages } = pageOfList(data?.data ?? [], search.get('page'), isSearched ? 0 : 1);
  return (
    <Page>
      <ListHead>
        <Heading level={1} size="xl">
          {t(`sections.${named}.title`)}
        </Heading>
        <ListLead>{t(`sections.${named}.lead`)}</ListLead>
        <TextSearch action={pathname} words={words} label={t('reading.searchTexts')} />
        <SectionLinks current={section} />
      </ListHead>
      <List
        aria-label={isSearched ? t('reading.foundFor', { words }) : t('reading.texts')}
        aria-busy={data === undefined}
      >
        {data ? (
          <>
            {isSearched ? (
              <FoundHead
                words={words}
                count={data.data.length}
                insteadOf={found.data?.insteadOf}
                all={pathname}
              />
            ) : null}
            <TextCards texts={shown} level={isSearched ? 3 : 2} leads={!isSearched && page === 1} />
            <ListPages pathname={pathname} words={words} page={page} pages={pages} />
          </>
        ) : (
          // The head stays, and with it the box that somebody types into.
          <Skeleton height="640px" />
        )}
      </List>
      {isSearched && foundNone && list.data ? (
        <List aria-labelledby="instead">
          <Heading level={2} id="instead">
            {t('reading.newest', { list: t(`sections.${named}.title`) })}
          </Heading>
          <TextCards texts={list.data.data.slice(0, 3)} level={3} />
        </List>
      ) : null}
    </Page>
  );
}

export const loader: PageModule['loader'] = async ({ request, scope, language }) => {
  const { pathname, searchParams } = new URL(request.url);
  const client = queryClientOf(scope);
  const words = searchedIn(searchParams);
  if (words !== '') {
    const asked = searchQuery(words, language);
    await client.prefetchQuery(asked);
    if (client.getQueryData(asked.queryKey)?.data.length !== 0) return;
  }
  await client.prefetchQuery(sectionQuery(sectionOf(pathname), language));
};

/** Every list has a name of its own, and an address of its own in each language. */
export const useMeta: PageModule['useMeta'] = ({ t, search }) => {
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  const named = sectionPageIn(section, DEFAULT_LANGUAGE);
  return {
    title: t(`sections.${named}.title`),
    description: t(`sections.${named}.description`),
    addresses: byLanguage((language) => `/${sectionPageIn(section, language)}`),
    ...(search.get('q') ? { robots: 'noindex' } : {}),
  };
};
