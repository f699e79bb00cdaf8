import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { benchFirstLoad } from './first-load.ts';
import { benchInteractions } from './interactions.ts';
import { benchLargeSite } from './large-site.ts';
import { benchManyRemotes } from './many-remotes.ts';
import { pagesNamed, pathsOf } from './measured-pages.ts';
import { benchMemory } from './memory.ts';
import { benchPageChanges } from './page-changes.ts';
import { benchPageLoads } from './page-loads.ts';
import { benchPageRate } from './page-rate.ts';
import { startProduct } from './start-product.ts';

/**
 * `npm run bench -w host` after a build: what pages weigh, how they arrive beside static copies of themselves, how long
 * each touch and each change of page waits for its paint, what a hundred remotes do to a page, how many pages an edge
 * gives a second, and what it holds after many. `-- --arrive [URL]`, `-- --touch [URL]`, `-- --change [URL]`,
 * `-- --large [URL]`, `-- --rate [URL]`: one of them alone, on a product that runs there (the rate with one hop trusted);
 * `-- --memory`, `-- --remotes` (sites of 8, 100 and 200 of them): that alone, with no product. `-- --arrive URL home,article`, `-- --rate URL airline`: of these pages alone.
 */
const [what, url, names] = process.argv.slice(2);
const pages = pagesNamed(names);
/** As Debian's packages install them; without any, Playwright's own. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

const isAsked = (flag: string): boolean => what === undefined || what === flag;

async function benchProduct(): Promise<void> {
  const product =
    url === undefined ? await startProduct() : { url: new URL('/', url).href, stop: async () => undefined };
  try {
    if (isAsked('--arrive')) await benchPageLoads(browser, product.url, pages);
    if (isAsked('--touch')) await benchInteractions(browser, product.url);
    if (isAsked('--change')) await benchPageChanges(browser, product.url);
    if (isAsked('--large')) await benchLargeSite(product.url, pathsOf(pagesNamed('home,results')));
    if (isAsked('--rate')) await benchPageRate(product.url, pathsOf(pages));
  } finally {
    await product.stop();
  }
}

try {
  if (what === undefined) await benchFirstLoad(browser);
  if (isAsked('--memory')) await benchMemory();
  if (isAsked('--remotes')) await benchManyRemotes();
  if (what === undefined || !['--memory', '--remotes'].includes(what)) await benchProduct();
} finally {
  await browser.close();
}
