import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { ask } from './ask.ts';
import { attributeOf } from './document.ts';
import type { CrawledPage } from './page.ts';
import { alternatesOf } from './rules/head.ts';

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

/** The address of a text in another language, asked for by nothing but its path, leads to itself in one hop. */
async function leadsToItself(page: CrawledPage): Promise<string[]> {
  const { origin, pathname } = new URL(page.url);
  const answer = await ask(origin + pathname);
  await answer.arrayBuffer();
  const target = answer.headers.get('location');
  return target !== null && new URL(target, page.url).href === page.url
    ? []
    : [`${pathname} · beside · answers ${answer.status} and leads to ${target}, not to its own language`];
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
  const wrong = await Promise.all([
    ...[...new Set(feeds)].map((url) => answersAs(url, FEED)),
    ...[...pictures].slice(0, PICTURES).map((url) => answersAs(url, /^image\/png/)),
    ...ofAnotherPath.map(leadsToItself),
  ]);
  return wrong.flat();
}
