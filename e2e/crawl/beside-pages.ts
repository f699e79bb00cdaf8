import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { ask } from './ask.ts';
import { attributeOf, HtmlPage } from './document.ts';
import type { CrawledPage } from './page.ts';
import { alternatesOf, canonicalOf } from './rules/head.ts';
import { someAtOnce } from './some-at-once.ts';

/** Of so many pages the picture is asked for: each is drawn when it first is. */
const PICTURES = 4;

const FEED = /^application\/(?:atom|rss)\+xml/;

async function answersAs(url: string, type: RegExp): Promise<string[]> {
  const answer = await ask(url);
  await answer.arrayBuffer();
  const said = answer.headers.get('content-type') ?? '';
  return answer.status === 200 && type.test(said)
    ? []
    : [`${url} · beside · answers ${answer.status}, ${said}`];
}

/**
 * The path alone of a page that has another one in the default language: a text leads to itself in its language in one
 * hop, a list is that of who asks, and says where it belongs.
 */
async function belongs(page: CrawledPage): Promise<string[]> {
  const { origin, pathname } = new URL(page.url);
  const answer = await ask(origin + pathname);
  const html = new HtmlPage(await answer.text());
  const location = answer.headers.get('location');
  if (location !== null && new URL(location, page.url).href === page.url) return [];
  const other = alternatesOf(page).get(DEFAULT_LANGUAGE);
  return answer.status === 200 && canonicalOf({ ...page, html }) === other
    ? []
    : [`${pathname} · beside · answers ${answer.status} and leads to ${location}, not to its own language`];
}

/** What is wrong with what pages name beside other pages: feeds, pictures, and the paths of other languages. */
export async function wrongBeside(pages: readonly CrawledPage[]): Promise<string[]> {
  const feeds = pages.flatMap(({ html, url }) =>
    html.links('alternate').flatMap((link) => {
      const href = attributeOf(link, 'href');
      return href && FEED.test(attributeOf(link, 'type') ?? '') ? new URL(href, url).href : [];
    }),
  );
  const pictures = new Set(pages.flatMap(({ html }) => html.meta('og:image') ?? []));
  const ofAnotherPath = pages.filter((page) => {
    const own = alternatesOf(page).get(DEFAULT_LANGUAGE);
    return own !== undefined && new URL(own).pathname !== new URL(page.url).pathname;
  });
  const asked = [
    ...[...new Set(feeds)].map((url) => () => answersAs(url, FEED)),
    ...[...pictures].slice(0, PICTURES).map((url) => () => answersAs(url, /^image\/png/)),
    ...ofAnotherPath.map((page) => () => belongs(page)),
  ];
  const wrong: string[] = [];
  await someAtOnce(
    () => asked.shift(),
    async (find) => void wrong.push(...(await find())),
  );
  return wrong;
}
