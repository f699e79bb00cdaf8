import type { Page } from '@playwright/test';
import { HomePage, typedDate } from '../pages/home-page.ts';
import { Preferences } from '../pages/preferences.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { expect, test } from '../support/journey.ts';
import { leavingIn } from '../support/searches.ts';

/** What has the focus, by its accessible name or its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press(key);
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Nothing called ${name} is reached by ${key}.`);
}

test('the skip link is first, and leads past the header', async ({ page }) => {
  await new HomePage(page).open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('from the header to another page: the focus goes to it and its title is announced', async ({ page }) => {
  await new HomePage(page).open();
  // Before that a link is the browser's own, which begins a page anew.
  await expect(page.locator('main[data-state=ready]')).toHaveCount(1);
  await tabTo(page, /^Mis viajes$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/my-journey');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Mis viajes' })).toHaveCount(1);
});

test('preferences: opened, changed and closed, and the focus is back where it was', async ({ page }) => {
  await new HomePage(page).open();
  const preferences = new Preferences(page);
  await tabTo(page, /Preferencias:/);
  await page.keyboard.press('Enter');
  await preferences.dialog.waitFor();
  // The dialog keeps the focus: it goes round inside.
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    await expect(preferences.dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(preferences.dialog).toBeHidden();
  expect(await focused(page)).toMatch(/Preferencias:/);
});

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the drawer opens, keeps the focus, closes with Escape and leads on', async ({ page }) => {
    await new HomePage(page).open();
    await tabTo(page, /^Menú$/);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await drawer.waitFor();
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      await expect(drawer.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    expect(await focused(page)).toBe('Menú');

    await page.keyboard.press('Enter');
    await drawer.waitFor();
    await tabTo(page, /^Mis viajes$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/user/my-journey');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('a search without a mouse: places, dates, travellers, results, a flight with its fares', async ({
  page,
}) => {
  const { departureDate, returnDate } = leavingIn(45);
  const home = new HomePage(page);
  await home.open();

  await home.place('Origen').focus();
  await page.keyboard.type('bogota');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(home.place('Origen')).toHaveValue(/Bogot/);

  await tabTo(page, /./);
  await home.place('Destino').focus();
  await page.keyboard.type('miami');
  await page.getByRole('option', { name: 'MIA' }).first().waitFor();
  // What its first letters find is in the list before, Milan among it.
  const found = page.getByRole('listbox', { name: 'Destino' }).getByRole('option');
  await expect(found.filter({ hasNotText: 'Miami' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(home.place('Destino')).toHaveValue(/Miami/);

  await tabTo(page, /^Ida/);
  await page.keyboard.press('Enter');
  const dates = page.getByRole('dialog');
  await dates.getByRole('textbox', { name: /^Ida/ }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(typedDate(departureDate));
  await page.keyboard.press('Tab');
  await dates.getByRole('textbox', { name: /^Vuelta/ }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(typedDate(returnDate));
  await tabTo(page, /^Listo$/);
  await page.keyboard.press('Enter');
  await expect(dates).toBeHidden();

  await tabTo(page, /Viajeros/);
  await page.keyboard.press('Enter');
  const travellers = page.getByRole('dialog', { name: 'Viajeros y cabina' });
  await travellers.waitFor();
  await tabTo(page, /Añadir un adulto/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(travellers).toBeHidden();

  await tabTo(page, /^Buscar vuelos$/);
  await page.keyboard.press('Enter');
  const results = new ResultsPage(page);
  await results.heading('Elige tu ida').waitFor();
  await expect(page).toHaveURL(/adult=2/);

  await expect(page.locator('main[data-state=ready]')).toHaveCount(1);
  await results.cards.first().getByRole('button').focus();
  const flight = await focused(page);
  await page.keyboard.press('Enter');
  await results.sheet.waitFor();
  await results.sheet.getByRole('radio', { name: 'Básica' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(results.sheet.getByRole('button', { name: 'Seguir con Clásica' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(results.sheet).toBeHidden();
  expect(await focused(page)).toBe(flight);
  await page.keyboard.press('Enter');
  await results.sheet.waitFor();
  await page.goBack();
  await expect(results.sheet).toBeHidden();
  await expect(results.heading('Elige tu ida')).toBeVisible();
});
