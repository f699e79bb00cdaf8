import { chromium } from '@playwright/test';
import { benchFirstLoad } from './first-load.ts';
import { benchInteractions } from './interactions.ts';
import { startProduct } from './start-product.ts';

/**
 * `npm run bench -w host` after a build: what pages weigh, then how long each touch waits for its paint.
 * `-- --touch [URL]`: the second alone, on a product that runs there.
 */
const [what, url] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
