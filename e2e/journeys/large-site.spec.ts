import { makeSpareRemote, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import type { Page } from '@playwright/test';
import { HomePage } from '../pages/home-page.ts';
import { OfferedPart } from '../pages/offered-part.ts';
import { watchDocuments } from '../support/document.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';

// A hundred remotes are live here: journeys of other files have no part in this site. The figure is the edge's own.
test.use({ siteSettings: { KEPT_PAGES_MB: '32' } });

test.describe.configure({ mode: 'serial' });
test.use({ expectedNoise: /Failed to load resource/ });

/** Links of the first page to pages of which it carries nothing. */
const WAYS = `import { Link } from '@alisio/platform/sdk/router';

export default function Ways() {
  return (
    <p>
      <Link to="/anchura/200">doscientos</Link> <Link to="/anchura/result">resultado</Link>{' '}
      <Link to="/anchura/nada">nada</Link>
    </p>
  );
}
`;

const REST = '**/registry/*.json';
let wide: SpareRemote;
test.beforeAll(async ({ ownSite }) => {
  if (!ownSite) return;
  wide = await makeSpareRemote({
    name: 'mf-wide',
    path: '/anchura',
    layouts: ['result'],
    more: 800,
    titles: { es: 'Anchura', en: 'Width' },
    parts: [{ name: 'ways', slot: 'home-beyond', source: WAYS }],
  });
  await wide.release(dataDirOf(ownSite));
});
test.afterAll(() => wide?.remove());

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Anchura' });

/** The first page, with its links in view and nothing else on its way. */
async function openHome(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/registry/')) asked.push(pathname);
  });
  await new HomePage(page).open();
  await new OfferedPart(page, 'mf-wide/ways', 'Anchura').room.scrollIntoViewIfNeeded();
  await expect(link(page, 'nada')).toBeVisible();
  const carried = await page.locator('#alisio-bootstrap').textContent();
  expect(carried).not.toContain('"/anchura/200"');
  expect(asked, 'nothing is asked for before somebody comes near').toEqual([]);
  return { asked, documents: watchDocuments(page) };
}

test('a page that the first one knows nothing of comes ahead under a hand, and opens without a reload', async ({
  page,
}) => {
  const { asked, documents } = await openHome(page);
  const code = page.waitForRequest(/\/remotes\/mf-wide\/.*page-spare/);
  await link(page, 'doscientos').hover();
  await code;
  await link(page, 'doscientos').click();
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await link(page, 'resultado').click();
  await expect(heading(page)).toBeVisible();
  await expect(page, 'in the frame of its own layout').toHaveURL(/\/anchura\/result$/);
  expect(asked, 'once').toHaveLength(1);
  expect(documents.loaded()).toBe(0);
});

test('what is nobody’s stays so, by a link and by its address', async ({ page }) => {
  const { documents } = await openHome(page);
  await link(page, 'nada').click();
  const missing = page.getByRole('heading', { level: 1 });
  await expect(missing).toBeVisible();
  await expect(page).toHaveTitle(/^Página no encontrada/);
  expect(documents.loaded()).toBe(0);
  expect((await page.goto('/anchura/nada'))?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Página no encontrada/);
  expect((await page.goto('/anchura/200'))?.status()).toBe(200);
  await expect(heading(page)).toBeVisible();
});

test('where the rest cannot be had, the address is loaded as a page of the edge', async ({ page }) => {
  const { documents } = await openHome(page);
  await page.route(REST, (route) => route.abort());
  await link(page, 'doscientos').click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/anchura\/200$/);
  expect(documents.loaded()).toBe(1);
  await page.goBack();
  await expect(new HomePage(page).form).toBeVisible();
});
