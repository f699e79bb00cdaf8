import type { Page } from '@playwright/test';
import { colourViolationsOn, violationsOn } from '../support/axe.ts';
import { catalogueOnTakenPort, type ServedCatalogue, serveCatalogue } from '../support/catalogue.ts';
import { expect, test } from '../support/journey.ts';

/** Each worker has a catalogue of its own. */
const FIRST_PORT = 3510;
const portOf = (worker: number) => FIRST_PORT + worker;

let catalogue: ServedCatalogue;

// biome-ignore lint/correctness/noEmptyPattern: the runner wants to see which fixtures are used.
test.beforeAll(async ({}, { parallelIndex }) => {
  catalogue = await serveCatalogue(portOf(parallelIndex));
});

test.afterAll(() => catalogue.stop());

async function open(page: Page, theme: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(catalogue.url);
  await page.getByRole('radio', { name: theme }).check({ force: true });
}

const THEMES = [
  { theme: 'Day', complaints: violationsOn },
  { theme: 'Night', complaints: colourViolationsOn },
];

for (const { theme, complaints } of THEMES) {
  test(`every entry is accessible: ${theme}`, async ({ page }) => {
    // Some fifty pages, each looked at as a whole.
    test.setTimeout(400_000);
    await open(page, theme);
    const entries = page.getByRole('navigation', { name: 'Entries' }).getByRole('link');
    const titles = await entries.allTextContents();
    expect(titles.length).toBeGreaterThan(40);
    for (const title of titles) {
      await entries.getByText(title, { exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();
      await expect(page.getByText('This example is broken')).toHaveCount(0);
      expect.soft(await complaints(page), `${title}, ${theme}`).toEqual([]);
    }
  });

  test(`what opens over the page is accessible: ${theme}`, async ({ page }) => {
    await open(page, theme);
    const overlays = [
      ['drawer', 'Filtros', 'dialog'],
      ['popover-and-dialog', 'De qué se compone', 'dialog'],
      ['popover-and-dialog', 'Salir del pago', 'dialog'],
      ['gallery', 'Ver las 6 fotos', 'dialog'],
      ['toast', 'Mala noticia', 'region'],
    ] as const;
    for (const [slug, button, role] of overlays) {
      await page.goto(`${catalogue.url}/?alone#/${slug}`);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole(role).last()).toBeVisible();
      expect.soft(await complaints(page), `${slug}, ${button}, ${theme}`).toEqual([]);
    }
  });
}

test('the narrow frame shows an entry alone, in the theme of the whole', async ({ page }) => {
  await page.goto(`${catalogue.url}/#/button`);
  await page.getByRole('radio', { name: '360' }).check({ force: true });
  const frame = page.frameLocator('iframe[title="Button, 360 pixels wide"]');
  await expect(frame.getByRole('button', { name: 'Buscar vuelos' })).toBeVisible();
  await page.getByRole('radio', { name: 'Night' }).check({ force: true });
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});

// biome-ignore lint/correctness/noEmptyPattern: see above.
test('a port in use is one clear sentence', async ({}, { parallelIndex }) => {
  const port = portOf(parallelIndex);
  expect(await catalogueOnTakenPort(port)).toEqual({
    code: 1,
    said: `Port ${port} is in use: stop what uses it, or choose another one by CATALOGUE_PORT.`,
  });
});
