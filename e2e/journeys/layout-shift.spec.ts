import { expect, type Page, test } from '@playwright/test';
import { HomePage } from '../pages/home-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { inPieces } from '../support/in-pieces.ts';
import { moved, watchMoved } from '../support/moved.ts';
import { leavingIn, resultsOf } from '../support/searches.ts';

async function expectStill(page: Page, where: string): Promise<void> {
  expect.soft(await moved(page), where).toEqual([]);
}

const expectTop = (page: Page) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

for (const width of [360, 1280]) {
  test(`nothing moves by itself from the home page to the checkout at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchMoved(page);
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
    await results.look(results.cards.nth(5));
    expect(await page.evaluate(() => window.scrollY), 'where the list was scrolled to').toBeGreaterThan(0);
    await results.goOn();
    await results.heading('Elige tu vuelta').waitFor();
    await expectTop(page);
    await page.reload();
    await results.heading('Elige tu vuelta').waitFor();
    await expectStill(page, 'return');
    await results.look(results.cards.nth(5));
    expect(await page.evaluate(() => window.scrollY), 'where the list was scrolled to').toBeGreaterThan(0);
    await results.goOn();
    await new SummaryPage(page).heading.waitFor();
    await expectTop(page);
    await expectStill(page, 'checkout');
    await page.reload();
    await new SummaryPage(page).section('Contacto').getByLabel('Correo electrónico').waitFor();
    await expectStill(page, 'checkout again');
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.reload();
    await new SummaryPage(page).section('Contacto').getByLabel('Correo electrónico').waitFor();
    await expectStill(page, 'checkout again, further down');
  });
}

/** Texts that show each of the parts that are drawn by others. */
const WITH_PARTS = ['/articulos/cartagena-en-tres-dias', '/viajar-a-colombia'];

for (const width of [360, 1280]) {
  test(`parts in texts are as high as the room that is kept for them at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchMoved(page);
    for (const path of WITH_PARTS) {
      await page.goto(path);
      const rooms = page.locator('article [data-part]');
      await expect(rooms).toHaveCount(2);
      for (const room of await rooms.all()) {
        await room.scrollIntoViewIfNeeded();
        await expect(room).toHaveAttribute('data-state', 'ready');
        await expect(room.locator('li:not([aria-hidden]), [role=combobox]').first()).toBeVisible();
        const [kept, high, wide, most] = await room.evaluate((box) => [
          parseFloat(getComputedStyle(box).minHeight),
          box.scrollHeight,
          box.scrollWidth,
          box.clientWidth,
        ]);
        const name = `${path} ${await room.getAttribute('data-part')}`;
        expect.soft(high, `${name}, its height`).toBe(kept);
        expect.soft(wide, `${name}, its width`).toBe(most);
      }
      await expectStill(page, path);
    }
  });
}

/** Keeps the files of the type back until they are sent. */
async function holdType(page: Page): Promise<() => void> {
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  await page.unroute('**/*.woff2');
  await page.route('**/*.woff2', async (route) => {
    await sent;
    await route.continue();
  });
  return resolve;
}

for (const width of [360, 1280]) {
  test(`nothing moves where the type comes after the text at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchMoved(page);
    for (const path of ['/', resultsOf(leavingIn(45)), '/contact-us']) {
      const send = await holdType(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main[data-state=ready] h1').waitFor();
      send();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
      await expectStill(page, path);
    }
  });
}

/** Of each kind of page one, whose top has something that would move. */
const DRAWN = [
  '/',
  resultsOf(leavingIn(45)),
  '/crucerro',
  '/turs/argentina',
  '/airlines/aeromexico',
  '/contact-us',
];

for (const width of [360, 1280]) {
  test(`nothing moves where a page comes little by little at ${width}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchMoved(page);
    const line = await inPieces(String(baseURL));
    for (const path of DRAWN) {
      await page.goto(line.url + path, { waitUntil: 'commit' });
      await page.locator('main[data-state=ready] h1').waitFor();
      await expectStill(page, path);
    }
    await line.stop();
  });
}
