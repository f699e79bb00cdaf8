import { wrongAmong } from './across-pages.ts';
import { ask } from './ask.ts';
import { wrongBeside } from './beside-pages.ts';
import { HtmlPage } from './document.ts';
import { Frontier, followed, homesOf, languageOf } from './frontier.ts';
import type { CrawledPage } from './page.ts';
import { keptFromRobots } from './robots.ts';
import { canonicalOf } from './rules/head.ts';
import { wrongWith } from './rules/index.ts';
import { linksOf } from './rules/links.ts';
import { someAtOnce } from './some-at-once.ts';

export interface Crawl {
  /** what is wrong, a line each: page, rule, what was found */
  wrong: string[];
  /** pages that may be found, each once in each language */
  found: CrawledPage[];
  /** how many addresses were asked for */
  asked: number;
}

/**
 * Goes through a site from its sitemap and its home, follows every link that leads inside, and holds each page against
 * the rules. Needs no browser.
 * @param site scheme and host, as its canonical links say them
 * @param sitemap addresses of the pages that it names
 */
export async function crawl(site: string, sitemap: readonly string[]): Promise<Crawl> {
  const listed = new Set(sitemap);
  const isKept = await keptFromRobots(site);
  const frontier = new Frontier();
  /** by which page an address is known */
  const from = new Map<string, string>();
  const wrong: string[] = [];
  const found = new Map<string, CrawledPage>();
  /** pages that came as skeletons: the edge had no time to draw them, which is asked of them once more at the end */
  const late = new Set<string>();
  let asked = 0;

  async function statusOf(url: string): Promise<number> {
    asked += 1;
    const answer = await ask(url);
    await answer.arrayBuffer();
    return answer.status;
  }

  async function visit(url: string, mayBeLate: boolean): Promise<void> {
    const say = (rule: string, what: string) =>
      wrong.push(
        `${url.replace(site, '')} · ${rule} · ${what}, from ${from.get(url)?.replace(site, '') ?? 'the sitemap'}`,
      );
    asked += 1;
    const answer = await ask(url);
    const text = await answer.text();
    const location = answer.headers.get('location');
    if (location !== null) {
      const target = new URL(location, url).href;
      if (listed.has(url)) say('status', `leads to ${target}`);
      // One hop, and to a page: whatever else is a chain, or a dead end.
      const status = await statusOf(target);
      if (status !== 200) say('status', `leads to ${target}, which answers ${status}`);
      return;
    }
    if (answer.status !== 200) return void say('status', `answers ${answer.status}`);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
    const html = new HtmlPage(text);
    if (mayBeLate && html.named('main').length === 0) return void late.add(url);
    const page: CrawledPage = { url, language: languageOf(url), isFound: listed.has(url), html };
    if (page.isFound && isKept(url)) say('sitemap', 'robots are kept from it');
    if (canonicalOf(page) === url && !html.meta('robots')?.includes('noindex') && !isKept(url)) {
      if (!page.isFound) say('sitemap', 'may be found, and the sitemap lacks it');
      page.isFound = true;
    }
    if (page.isFound) found.set(url, page);
    wrong.push(...wrongWith(page));
    for (const link of linksOf(page)) {
      const target = followed(link.url, page.language);
      if (frontier.add(target) && !from.has(target)) from.set(target, url);
    }
  }

  for (const url of [...listed, ...homesOf(site)]) frontier.add(url);
  await someAtOnce(
    () => frontier.next(),
    (url) => visit(url, true),
  );
  for (const url of late) await visit(url, false);
  await someAtOnce(
    () => frontier.next(),
    (url) => visit(url, false),
  );
  const pages = [...found.values()];
  wrong.push(...wrongAmong(pages), ...(await wrongBeside(pages)));
  return { wrong, found: pages, asked };
}
