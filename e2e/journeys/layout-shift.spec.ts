import { expect, type Page, test } from '@playwright/test';
import { HomePage } from '../pages/home-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { leavingIn, resultsOf } from '../support/searches.ts';

declare global {
  interface Window {
    /** what moved without a hand's doing, in words */
    moved: string[];
  }
}

/** Follows what moves on each document of the page, as Core Web Vitals count it. */
const watch = () => {
  window.moved = [];
  const words = (node: Node | null | undefined) => node?.textContent?.slice(0, 40) ?? '';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('hadRecentInput' in entry) || entry.hadRecentInput || !('sources' in entry)) continue;
      const sources = Array.isArray(entry.sources) ? entry.sources : [];
      window.moved.push(`${location.pathname}: ${sources.map(({ node }) => words(node)).join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

async function expectStill(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(() => window.moved), where).toEqual([]);
}

for (const width of [360, 1280]) {
  test(`nothing moves by itself from the home page to the checkout at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(watch);
    const home = new HomePage(page);
    await home.open();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.getByRole('heading', { name: /^Al llamar pagas/ }).scrollIntoViewIfNeeded();
    await page
      .getByRole('link', { name: /^Llamar y reservar/ })
      .first()
      .waitFor();
    expect.soft(await height(), 'the home page has its height from the start').toBeLessThan(before * 1.02);
    await expectStill(page, 'home');

    const results = new ResultsPage(page);
    await page.goto(resultsOf(leavingIn(45)));
    await results.heading('Elige tu ida').waitFor();
    await expectStill(page, 'results');
    await results.choose(results.cards.first());
    await results.heading('Elige tu vuelta').waitFor();
    await page.reload();
    await results.heading('Elige tu vuelta').waitFor();
    await expectStill(page, 'return');
    await results.choose(results.cards.first());
    await new SummaryPage(page).heading.waitFor();
    await expectStill(page, 'checkout');
  });
}
