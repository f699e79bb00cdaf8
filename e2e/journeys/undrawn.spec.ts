import { HomePage } from '../pages/home-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { cutOff } from '../support/cut-off.ts';
import { moved, watchMoved } from '../support/moved.ts';
import { expect, test } from '../support/own-site-journey.ts';
import { leavingIn, resultsOf } from '../support/searches.ts';

// No page is drawn in a millisecond: each is late, and after six of them the edge leaves them to browsers for a while.
// What comes too late is kept for the next, unless nothing is.
test.use({ siteSettings: { DRAWN_WITHIN_MS: '1', KEPT_PAGES_MB: '0' } });

test('where the edge is late, pages arrive as skeletons and browsers draw them', async ({ page }) => {
  const results = resultsOf(leavingIn(45));
  for (let times = 0; times < 4; times++) {
    for (const path of ['/', results, '/contact-us']) {
      const document = await page.goto(path);
      expect(await document?.text(), path).toMatch(
        /<div id="root"><div class="edge-frame" aria-busy="true">/,
      );
      await expect(page.locator('main[data-state=ready] h1')).toBeVisible();
    }
  }
  await page.goto('/');
  await new HomePage(page).form.waitFor();
  await page.goto(results);
  await expect(new ResultsPage(page).cards).toHaveCount(10);
});

test.describe('an edge that dies', () => {
  test.use({ expectedNoise: /net::ERR_CONNECTION_RESET/ });

  test('while the data of a page is on its way leaves a page that asks for it itself, and does not move', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await watchMoved(page);
    const line = await cutOff(String(baseURL));
    await page.goto(line.url + resultsOf(leavingIn(45)), { waitUntil: 'commit' });
    await expect(new ResultsPage(page).cards).toHaveCount(10);
    expect(await moved(page)).toEqual([]);
    await line.stop();
  });
});
