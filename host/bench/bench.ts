import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { benchFirstLoad } from './first-load.ts';
import { benchInteractions } from './interactions.ts';
import { startProduct } from './start-product.ts';

/**
 * `npm run bench -w host` after a build: what pages weigh, then how long each touch waits for its paint.
 * `-- --touch [URL]`: the second alone, on a product that runs there.
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
  if (what !== '--touch') await benchFirstLoad(browser);
  if (url) await benchInteractions(browser, url);
  else {
    const product = await startProduct();
    try {
      await benchInteractions(browser, product.url);
    } finally {
      await product.stop();
    }
  }
} finally {
  await browser.close();
}
