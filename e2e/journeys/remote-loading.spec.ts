import { Header } from '../pages/header.ts';
import { HomePage } from '../pages/home-page.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';
import { watchRemote } from '../support/remote-files.ts';

test('nothing of the bookings remote is asked for before the results, whose next page it has', async ({
  page,
}) => {
  const asked = watchRemote(page, 'mf-booking');
  const home = new HomePage(page);
  const results = new ResultsPage(page);
  await home.open();
  await home.choosePlace('Origen', 'bogota', 'BOG');
  await home.choosePlace('Destino', 'miami', 'MIA');
  await home.chooseDates(daysAhead(30), daysAhead(40));
  expect(asked).toEqual([]);
  await home.search();
  // Not by its cards: the deals of the home page are articles too.
  await results.heading('Elige tu ida').waitFor();
  await expect.poll(() => asked.some((url) => url.includes('/page-summary.'))).toBe(true);
});

test.describe('without a line', () => {
  // What the page brings behind itself cannot come.
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|late part/ });

  test('the page of a link that the keyboard rests on is there without a line', async ({ page, context }) => {
    const here: string[] = [];
    page.on('requestfinished', (request) => here.push(request.url()));
    await new HomePage(page).open();
    const header = new Header(page);
    await header.link('Mis viajes').focus();
    for (const file of ['/routes.', '/page-my-journey.', '/texts-es.'])
      await expect
        .poll(() => here.some((url) => url.includes(`/mf-booking/`) && url.includes(file)), file)
        .toBe(true);
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(new MyTripsPage(page).heading).toBeVisible();
    await context.setOffline(false);
  });
});

test.describe('my trips', () => {
  // The browser itself reports the API's 404.
  test.use({ expectedNoise: /status of 404/ });

  test('on the page of one remote, nothing of the other is asked for', async ({ page }) => {
    const asked = watchRemote(page, 'mf-flights');
    const trips = new MyTripsPage(page);
    await trips.open();
    await trips.lookUp('AAAAA-00000', 'nadie@ejemplo.test');
    await trips.notFound.waitFor();
    expect(asked).toEqual([]);
  });
});

test("the shell's own code names no remote and no address of one", async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (/\/host\/.*\.js$/.test(request.url())) asked.add(request.url());
  });
  await new HomePage(page).open();
  // Of a drawn page they are asked for after its first paint.
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  // Asked for anew: what the page got is no longer to be had once it has moved on.
  const files = await Promise.all([...asked].map((url) => page.request.get(url)));
  const code = (await Promise.all(files.map((file) => file.text()))).join('\n');
  expect(code.length).toBeGreaterThan(10_000);
  expect(code).not.toMatch(/mf-(flights|booking|content)|\/remotes\/mf-/);
});
