import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { benchFirstLoad } from './first-load.ts';
import { benchInteractions } from './interactions.ts';
import { benchPageRate } from './page-rate.ts';
import { startProduct } from './start-product.ts';

/**
 * `npm run bench -w host` after a build: what pages weigh, how long each touch waits for its paint, and how many pages
 * an edge gives a second. `-- --touch [URL]` and `-- --rate [URL]`: the second or the third alone, on a product that runs
 * there (with `DRAWN_WITHIN_MS`, and one hop trusted).
 */
const [what, url] = process.argv.slice(2);
/** As Debian's packages install them; without any, Playwright's own. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  if (what === undefined) await benchFirstLoad(browser);
  const product = url === undefined ? await startProduct() : { url, stop: async () => undefined };
  try {
    if (what !== '--rate') await benchInteractions(browser, product.url);
    if (what !== '--touch') await benchPageRate(product.url, ['/', '/contact-us']);
  } finally {
    await product.stop();
  }
} finally {
  await browser.close();
}
