import { HomePage } from '../pages/home-page.ts';
import { Preferences } from '../pages/preferences.ts';
import { expect, test } from '../support/journey.ts';

test('icons that never come hold up nothing: the choices are there, with their words', async ({ page }) => {
  const asked: string[] = [];
  // Accepted and never answered.
  await page.route('**/api/icons/**', (route) => {
    asked.push(route.request().url());
  });
  await new HomePage(page).open();
  const preferences = new Preferences(page);
  await preferences.open();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await preferences.dialog.getByRole('combobox', { name: 'Moneda' }).selectOption('EUR');
  await preferences.close();
  await expect(page.getByRole('banner').getByRole('button', { name: /Preferencias:/ })).toContainText('EUR');
});

test('icons come from the site itself', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await new HomePage(page).open();
  const preferences = new Preferences(page);
  const answered = page.waitForResponse('**/api/icons/circle-flags.json?**');
  await preferences.open();
  expect((await answered).status()).toBe(200);
  await expect(preferences.dialog.locator('svg').first()).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});
