import type { SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import type { Locator } from '@playwright/test';
import { HomePage } from '../pages/home-page.ts';
import { OfferedPart } from '../pages/offered-part.ts';
import { moved, watchMoved } from '../support/moved.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';
import { makeRemoteWithParts, STAYS } from '../support/remote-with-parts.ts';

test.describe.configure({ mode: 'serial' });

/** Tabs of the home page without what is released here. */
const OURS = ['Vuelos', 'Hoteles', 'Cruceros', 'Planes', 'Paquetes'];

let stays: SpareRemote;
test.beforeAll(async ({ ownSite }) => {
  if (!ownSite) return;
  stays = await makeRemoteWithParts();
});
test.afterAll(() => stays?.remove());

test('a release brings a tab and a card into the home of another remote, and what is typed in each tab stays', async ({
  page,
  ownSite,
}) => {
  const home = new HomePage(page);
  await home.open();
  await expect(page.getByRole('tab')).toHaveText(OURS);
  await expect(page.getByRole('heading', { name: 'Más allá del avión' })).toHaveCount(0);

  await stays.release(dataDirOf(ownSite));
  await watchMoved(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const codeAsked = () => asked.filter((url) => url.includes(`/remotes/${STAYS}/`));
  await home.open();
  const search = new OfferedPart(page, `${STAYS}/search`, 'Estancias');
  const offers = new OfferedPart(page, `${STAYS}/offers`, 'Estancias');
  await expect(page.getByRole('tab')).toHaveText([...OURS, 'Estancias']);
  expect(codeAsked(), 'nothing of it is fetched before somebody comes near').toEqual([]);

  await home.typePlace('Destino', 'Lim');
  // Arrows lead from tab to tab where the page is taken over.
  await expect(page.locator('main[data-state=ready]')).toBeVisible();
  await page.getByRole('tab', { name: 'Vuelos' }).focus();
  for (const _tab of OURS) await page.keyboard.press('ArrowRight');
  await expect.poll(codeAsked, 'the focus fetches it ahead').not.toEqual([]);
  await page.keyboard.press('Enter');
  await expect(search.ready).toBeVisible();
  const city = page.getByRole('form', { name: 'Buscar estancias' }).getByRole('textbox', { name: 'Ciudad' });
  await city.fill('Cusco');
  await page.getByRole('tab', { name: 'Vuelos' }).click();
  await expect(home.place('Destino')).toHaveValue('Lima');
  await page.getByRole('tab', { name: 'Estancias' }).click();
  await expect(city).toHaveValue('Cusco');

  await offers.room.scrollIntoViewIfNeeded();
  await expect(offers.ready).toBeVisible();
  await expect(page.getByRole('region', { name: 'Más allá del avión' })).toContainText('Santorini');
  await page.reload();
  await expect(search.ready, 'the chosen tab is kept').toBeVisible();
  expect(await moved(page)).toEqual([]);
});

for (const width of [360, 768]) {
  test(`at ${width} a tab that needs less room moves nothing below the finder, and covers nothing above it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await new HomePage(page).open();
    const wall = page.getByRole('heading', { name: '¿A dónde sopla hoy?' });
    const topOf = async (what: Locator) => (await what.boundingBox())?.y;
    const before = await topOf(wall);
    const strip = await page.getByRole('tablist').boundingBox();
    const form = await topOf(page.getByRole('tabpanel', { name: 'Vuelos' }));
    const lead = await page.getByText('te contesta una persona').first().boundingBox();
    if (!strip || !lead || form === undefined) throw new Error('strip, form and words are to be seen');
    // The drawing stands between the words and where the finder begins.
    expect(strip.y - (lead.y + lead.height)).toBeGreaterThan(200);
    expect(form).toBeGreaterThan(strip.y + strip.height);
    await page.getByRole('tab', { name: 'Estancias' }).click();
    await expect(page.getByRole('form', { name: 'Buscar estancias' })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Buscar vuelos' })).toBeHidden();
    expect(await topOf(wall)).toBe(before);
  });
}

test.describe('on a phone, with code that cannot be had', () => {
  test.use({ viewport: { width: 360, height: 800 }, expectedNoise: /ERR_|failed to load|late part/ });

  test('the link of a part has the room of the part, however long its words are', async ({ page }) => {
    await page.route(/\/part-(?:search|offers)\./, (route) => route.abort());
    await watchMoved(page);
    await new HomePage(page).open();
    const search = new OfferedPart(page, `${STAYS}/search`, 'Estancias');
    const offers = new OfferedPart(page, `${STAYS}/offers`, 'Estancias');
    await page.getByRole('tab', { name: 'Estancias' }).click();
    await offers.room.scrollIntoViewIfNeeded();
    await expect(search.link).toBeVisible();
    expect(await search.height()).toBe(152);
    await expect(offers.link).toBeVisible();
    expect(await offers.height()).toBe(136);
    expect(await moved(page)).toEqual([]);
  });
});
