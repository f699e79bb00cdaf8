import { freePort } from '@alisio/platform/tooling/machine';
import type { Page } from '@playwright/test';
import { colourViolationsOn, violationsOn } from '../support/axe.ts';
import { catalogueOnTakenPort, type ServedCatalogue, serveCatalogue } from '../support/catalogue.ts';
import { expect, test } from '../support/journey.ts';

// In one worker: the catalogue is built once.
test.describe.configure({ mode: 'default' });

let port: number;
let catalogue: ServedCatalogue;

test.beforeAll(async () => {
  port = await freePort();
  catalogue = await serveCatalogue(port);
});

test.afterAll(() => catalogue.stop());

/** Asks for less motion, and opens the catalogue by day. */
async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(address);
}

/** Holds when what stands is accessible by day, and its colours by night. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await violationsOn(page), `${where}, by day`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await colourViolationsOn(page), `${where}, by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

const entriesOf = (page: Page) => page.getByRole('navigation', { name: 'Entries' }).getByRole('link');

/** Holds when the entry of that title stands, and none of its examples broke. */
async function expectShown(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();
  await expect(page.getByText('This example is broken')).toHaveCount(0);
}

test('what stands around an entry is accessible, and a link of it leads to the entry', async ({ page }) => {
  await open(page, catalogue.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'the first page');
  await entriesOf(page).getByText('Button', { exact: true }).click();
  await expectShown(page, 'Button');
  await expectAccessible(page, 'an entry in the whole');
});

test('every entry is accessible', async ({ page }) => {
  await open(page, catalogue.url);
  const entries = await entriesOf(page).evaluateAll((links) =>
    links.map((link) => ({ title: link.textContent ?? '', end: link.getAttribute('href') ?? '' })),
  );
  expect(entries.length).toBeGreaterThan(40);
  // Alone: what stands around each is the same hundred links, and a third of the work.
  await open(page, `${catalogue.url}/?alone${entries[0]?.end}`);
  for (const { title, end } of entries) {
    await page.evaluate((address) => location.replace(address), end);
    await expectShown(page, title);
    await expectAccessible(page, title);
  }
});

test('what opens over the page is accessible', async ({ page }) => {
  const overlays = [
    ['drawer', 'Filtros', 'dialog'],
    ['popover-and-dialog', 'De qué se compone', 'dialog'],
    ['popover-and-dialog', 'Salir del pago', 'dialog'],
    ['gallery', 'Ver las 6 fotos', 'dialog'],
    ['toast', 'Mala noticia', 'region'],
  ] as const;
  for (const [slug, button, role] of overlays) {
    // A question of its own: with another end alone the document that stands would stay.
    await open(page, `${catalogue.url}/?alone=${encodeURIComponent(button)}#/${slug}`);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole(role).last()).toBeVisible();
    await expectAccessible(page, `${slug}, ${button}`);
  }
});

test('the narrow frame shows an entry alone, in the theme of the whole', async ({ page }) => {
  await page.goto(`${catalogue.url}/#/button`);
  await page.getByRole('radio', { name: '360' }).check({ force: true });
  const frame = page.frameLocator('iframe[title="Button, 360 pixels wide"]');
  await expect(frame.getByRole('button', { name: 'Buscar vuelos' })).toBeVisible();
  await page.getByRole('radio', { name: 'Night' }).check({ force: true });
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a port in use is one clear sentence', async () => {
  expect(await catalogueOnTakenPort(port)).toEqual({
    code: 1,
    said: `Port ${port} is in use: stop what uses it, or choose another one by CATALOGUE_PORT.`,
  });
});
