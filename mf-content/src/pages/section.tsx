import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { useLocation, useSearchParams } from '@alisio/platform/sdk/router';
import { isSectionPage, type SectionPage, sectionPageIn } from '@alisio/shared-contracts/content';
import { byLanguage, DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { cleanText } from '@alisio/shared-contracts/rules';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { searchQuery, sectionQuery } from '../api/texts.ts';
import {
  ListHead,
  ListPages,
  NoTexts,
  pageOfList,
  SectionLinks,
  TextSearch,
} from '../features/text-list/index.ts';
import { Page, TextFailed, TextSkeleton } from '../features/text-page/index.ts';
import { TextCards } from '../text-cards/index.ts';

/** The list that an address names; its claim lets no other come here. */
const sectionOf = (pathname: string): SectionPage => {
  const name = pathname.slice(1);
  return isSectionPage(name) ? name : 'blog';
};

const MOST_WORDS = 100;
const searchedIn = (search: URLSearchParams): string => cleanText(search.get('q') ?? '', MOST_WORDS);

/** §2's lists of texts: a selection each, and a search over all of them that needs no script. */
export default function SectionPageView() {
  const { t, language } = useTexts('content');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const section = sectionOf(pathname);
  const words = searchedIn(search);
  const list = useQuery({ ...sectionQuery(section, language), enabled: words === '' });
  const found = useQuery({ ...searchQuery(words, language), enabled: words !== '' });
  const { data, isError, refetch } = words === '' ? list : found;
  if (isError) return <TextFailed onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton />;
  const { shown, page, pages } = pageOfList(data.data, search.get('page'));
  const named = sectionPageIn(section, DEFAULT_LANGUAGE);
  return (
    <Page>
      <ListHead>
        <Heading level={1} size="xl">
          {t(`sections.${named}.title`)}
        </Heading>
        <Muted size={16}>{t(`sections.${named}.lead`)}</Muted>
        <TextSearch action={pathname} words={words} />
        <SectionLinks current={section} />
      </ListHead>
      <section aria-label={words === '' ? t('reading.texts') : t('reading.foundFor', { words })}>
        {words === '' ? null : <Heading level={2}>{t('reading.foundFor', { words })}</Heading>}
        {shown.length === 0 ? <NoTexts /> : <TextCards texts={shown} level={words === '' ? 2 : 3} />}
        <ListPages pathname={pathname} words={words} page={page} pages={pages} />
      </section>
    </Page>
  );
}

export const loader: PageModule['loader'] = ({ request, scope, language }) => {
  const { pathname, searchParams } = new URL(request.url);
  const client = queryClientOf(scope);
  const words = searchedIn(searchParams);
  return words === ''
    ? client.prefetchQuery(sectionQuery(sectionOf(pathname), language))
    : client.prefetchQuery(searchQuery(words, language));
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
