import { crawl } from '../crawl/crawl.ts';
import { pagesIn } from '../crawl/sitemap.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

/** One page of each kind that is read. */
const KINDS = {
  article: '/destinations/cartagena-en-tres-dias',
  country: '/viajar-a-colombia',
  airline: '/airlines/avianca',
  list: '/articulos',
  questions: '/faq',
  'about the site': '/about-us',
};

test('every page that may be found is whole, says what it is in its language, and leads to what is there', async ({
  baseURL,
}) => {
  // Hundreds of pages, which a machine that other journeys keep busy draws one after the other.
  test.setTimeout(240_000);
  const site = baseURL ?? '';
  const listed = await pagesIn(`${site}/sitemap.xml`);
  const began = performance.now();
  const { wrong, found, asked } = await crawl(site, listed);
  const seconds = (performance.now() - began) / 1000;
  console.info(`  crawled: ${found.length} pages, ${asked} addresses, ${seconds.toFixed(1)} s`);
  expect(wrong).toEqual([]);
  expect(found.length).toBeGreaterThan(250);
});

for (const [kind, path] of Object.entries(KINDS)) {
  test(`a page of each kind is accessible: ${kind}`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, kind);
  });
}
