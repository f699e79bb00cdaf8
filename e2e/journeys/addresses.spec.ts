import { HomePage } from '../pages/home-page.ts';
import { OfferedPart } from '../pages/offered-part.ts';
import { expect, test } from '../support/journey.ts';
import { moved, watchMoved } from '../support/moved.ts';

test.describe('an address that leads nowhere', () => {
  // The browser itself reports a document of status 404.
  test.use({ expectedNoise: /status of 404/ });

  test('answers 404 with a page that helps', async ({ page }) => {
    const answer = await page.goto('/no-existe/para-nada');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Página no encontrada · Alisio');
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('/no-existe/para-nada');

    await page.getByRole('textbox', { name: '¿A dónde quieres viajar?' }).fill('miami');
    await page.keyboard.press('Enter');
    await expect(new HomePage(page).place('Destino')).toHaveValue(/Miami/);
  });
});

test.describe('an address that leads nowhere, where the search on its page cannot be had', () => {
  test.use({ expectedNoise: /status of 404|ERR_FAILED|failed to load/ });

  for (const [width, room] of [
    [360, 136],
    [1280, 73],
  ] as const) {
    test(`${width} pixels wide it has a link to the search, and nothing moves`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route(/\/part-destination\./, (route) => route.abort());
      await watchMoved(page);
      await page.goto('/no-existe/para-nada');
      const search = new OfferedPart(page, 'mf-flights/destination', 'Buscar vuelos');
      await expect(search.link).toBeVisible();
      expect(await search.height()).toBe(room);
      expect(await moved(page)).toEqual([]);
      await search.link.click();
      await new HomePage(page).form.waitFor();
    });
  }
});

test('slashes at the end and twice in a row lead to the clean address, with its query', async ({ page }) => {
  const moved = await page.request.get('/user//my-journey/?source=correo', { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toBe('/user/my-journey?source=correo');
});

test('a slug of the old site leads to the new one', async ({ page }) => {
  const moved = await page.request.get('/buenos-aires-a-miami/results?from=BUE&to=MIA', { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toBe('/buenosaires-a-miami/results?from=BUE&to=MIA');
});
