import { makeSpareRemote, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { localSite, readPointer } from '@alisio/platform/tooling/release';
import { livingFoot } from '../pages/footer.ts';
import { HomePage } from '../pages/home-page.ts';
import { OverridesBadge } from '../pages/overrides-badge.ts';
import { expectAccessible } from '../support/axe.ts';
import { watchDocuments } from '../support/document.ts';
import { serveElsewhere } from '../support/foreign-origin.ts';
import { holdBack } from '../support/hold-back.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';
import { releaseTwice, type TwoVersions } from '../support/release-twice.ts';
import { breakRemote } from '../support/remote-files.ts';

// One after another: they share a remote of two versions.
test.describe.configure({ mode: 'default' });

const PATH = '/repuesto';
let spare: SpareRemote;
let versions: TwoVersions;

test.beforeAll(async ({ ownSite }) => {
  if (!ownSite) return;
  spare = await makeSpareRemote({ path: PATH });
  versions = await releaseTwice(spare, ownSite.dataDir, 'Página nueva');
});
test.afterAll(() => spare?.remove());

test('another version for one tab: kept from page to page and through reloads, and cleared with one press', async ({
  page,
}) => {
  const badge = new OverridesBadge(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const [older, newer] = [heading('Página de repuesto'), heading('Página nueva')];
  await page.goto(`${PATH}?a=1%2C2&mf=mf-spare@${versions.older}`);
  await expect(older).toBeVisible();
  await expect(badge.line('mf-spare')).toContainText(versions.older);
  expect(new URL(page.url()).search, 'the address can be shared as it is').toBe('?a=1%2C2');
  await expect(page.getByRole('main')).toHaveAttribute('data-version', versions.older);

  await page.reload();
  await expect(older).toBeVisible();
  const documents = watchDocuments(page);
  await page.goto('/');
  await expect(badge.region).toBeVisible();
  expect(documents.loaded(), 'one more document, which the edge makes of what the tab keeps').toBe(2);
  await page.goto(PATH);
  await expect(older).toBeVisible();
  await expectAccessible(page, 'a tab that swaps versions');

  await badge.clear.click();
  await expect(newer).toBeVisible();
  await expect(badge.region).toBeHidden();
  await page.reload();
  await expect(newer).toBeVisible();
});

test('a page of another version is taken over as it was drawn', async ({ page }) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto(`${PATH}?a=1&mf=mf-spare@${versions.older}`, { waitUntil: 'commit' });
  const drawn = await page.getByRole('heading', { level: 1, name: 'Página de repuesto' }).elementHandle();
  release();
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'ready');
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page).toHaveURL(`${PATH}?a=1`);
});

test('another tab has what is released', async ({ page, context }) => {
  await page.goto(`${PATH}?mf=mf-spare@${versions.older}`);
  await new OverridesBadge(page).region.waitFor();
  const other = await context.newPage();
  await other.goto(PATH);
  await expect(other.getByRole('heading', { level: 1, name: 'Página nueva' })).toBeVisible();
});

test('what cannot be had is refused with its reason, and the released version stays', async ({ page }) => {
  const badge = new OverridesBadge(page);
  await page.goto(`${PATH}?mf=mf-spare@9.9.9,mf-flights@http://elsewhere.example,nothing`);
  await expect(page.getByRole('heading', { level: 1, name: 'Página nueva' })).toBeVisible();
  await expect(badge.line('mf-spare')).toContainText('no está publicada');
  await expect(badge.line('mf-flights')).toContainText('este origen no está permitido');
  await expect(badge.line('nothing')).toContainText('no se entiende');
});

test('an empty question has all as released, in one document', async ({ page }) => {
  const badge = new OverridesBadge(page);
  await page.goto(`${PATH}?mf=mf-spare@${versions.older}`);
  await badge.region.waitFor();
  const documents = watchDocuments(page);
  await page.goto(`${PATH}?mf=`);
  await expect(page.getByRole('heading', { level: 1, name: 'Página nueva' })).toBeVisible();
  await livingFoot(page).waitFor();
  await expect(badge.region).toBeHidden();
  expect(documents.loaded()).toBe(1);
});

test.describe('a swapped version that is broken', () => {
  test.use({ expectedNoise: /A page or part failed to load|Failed to load resource/ });

  test('leaves the way back to what is released', async ({ page }) => {
    const badge = new OverridesBadge(page);
    const mend = await breakRemote(page, `mf-spare/${versions.older}`, 'missing');
    await page.goto(`${PATH}?mf=mf-spare@${versions.older}`);
    await badge.without.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Página nueva' })).toBeVisible();
    await mend();
  });
});

test('a remote from an origin of its own', async ({ page, ownSite }) => {
  const badge = new OverridesBadge(page);
  const { store, verifier } = localSite(dataDirOf(ownSite));
  const live = (await readPointer(store, verifier)).registry?.remotes['mf-spare']?.live;
  if (!live) throw new Error('The spare remote is not live.');
  const elsewhere = await serveElsewhere(dataDirOf(ownSite), live);
  try {
    await page.goto(`${PATH}?mf=mf-spare@${elsewhere.origin}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Página nueva' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('data-version', 'source');
    await expect(badge.line('mf-spare')).toContainText(elsewhere.origin);
  } finally {
    await elsewhere.stop();
  }
});

test.describe('an origin that is down', () => {
  test.use({ expectedNoise: /could not be had from another origin|ERR_CONNECTION_REFUSED/ });

  test('leaves the released version, and that is said', async ({ page }) => {
    // The port of nothing: no service of ours or of a browser is there.
    await page.goto(`${PATH}?mf=mf-spare@http://localhost:1024`);
    await expect(page.getByRole('heading', { level: 1, name: 'Página nueva' })).toBeVisible();
    await expect(new OverridesBadge(page).line('mf-spare')).toContainText('no respondió');
  });
});

test.describe('in a small window', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the badge covers no button that the page needs', async ({ page }) => {
    await page.goto(`/?mf=mf-spare@${versions.older}`);
    const badge = new OverridesBadge(page);
    await badge.region.waitFor();
    await livingFoot(page).waitFor();
    await new HomePage(page).form.getByRole('button', { name: 'Buscar vuelos' }).click({ trial: true });
    const call = page.getByRole('link', { name: /^Llamar/ }).last();
    await call.scrollIntoViewIfNeeded();
    await call.click({ trial: true });
    await badge.clear.focus();
    await page.keyboard.press('Enter');
    await expect(badge.region).toBeHidden();
  });
});
