import type { CrawledPage } from './page.ts';
import { alternatesOf, descriptionOf, titleOf } from './rules/head.ts';

const pathOf = (url: string): string => url.slice(new URL(url).origin.length);

/** Pages of one language that say the same of themselves. */
const sameIn = (pages: readonly CrawledPage[], what: string, say: (page: CrawledPage) => string): string[] =>
  [...Map.groupBy(pages, (page) => JSON.stringify([page.language, say(page)]))]
    .filter(([, { length }]) => length > 1)
    .map(([said, group]) => `${group.map(({ url }) => pathOf(url)).join(', ')} · ${what} · all say ${said}`);

/** Each page that a page names as itself in another language names it back. */
function unanswered(pages: readonly CrawledPage[]): string[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return pages.flatMap((page) =>
    [...alternatesOf(page)].flatMap(([language, url]) => {
      const other = byUrl.get(url);
      const isMutual = other && [...alternatesOf(other).values()].includes(page.url);
      return isMutual
        ? []
        : [`${pathOf(page.url)} · pairs · ${language} is ${url}, which does not name it back`];
    }),
  );
}

/** What is wrong among pages that may be found, none of it to be seen on one alone. */
export const wrongAmong = (pages: readonly CrawledPage[]): string[] => [
  ...sameIn(pages, 'titles', titleOf),
  ...sameIn(pages, 'descriptions', descriptionOf),
  ...unanswered(pages),
];
