import { livingFoot } from '../pages/footer.ts';
import { Header } from '../pages/header.ts';
import { HomePage } from '../pages/home-page.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { RemoteFailure } from '../pages/remote-failure.ts';
import { watchDocuments } from '../support/document.ts';
import { expect, test } from '../support/journey.ts';
import { moved, watchMoved } from '../support/moved.ts';
import { breakRemote, stallRemote } from '../support/remote-files.ts';

test.use({
  expectedNoise: /A page or part failed to load|Failed to load resource|Failed to find a valid digest/,
});

for (const trouble of ['dead', 'missing', 'tampered'] as const) {
  test(`bookings' files ${trouble}: a message inside the layout, the rest works, and a retry mends it`, async ({
    page,
  }) => {
    const [home, header, failure] = [new HomePage(page), new Header(page), new RemoteFailure(page)];
    await home.open();
    await home.choosePlace('Origen', 'bogota', 'BOG');
    const documents = watchDocuments(page);
    const mend = await breakRemote(page, 'mf-booking', trouble);

    await header.goTo('Mis viajes');
    await expect(failure.down).toBeVisible();
    await expect(failure.phone).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await header.goTo('Vuelos');
    await expect(home.place('Origen'), 'what was typed stays').toHaveValue('Bogotá');
    await home.choosePlace('Destino', 'miami', 'MIA');

    await header.goTo('Mis viajes');
    await expect(failure.down).toBeVisible();
    await failure.retry();
    await expect(failure.down, 'still broken, still a message').toBeVisible();

    await mend();
    await failure.retry();
    await expect(new MyTripsPage(page).heading).toBeVisible();
    expect(documents.loaded(), 'nothing was reloaded').toBe(0);
    expect(await page.title()).not.toContain('tampered');
  });
}

test("flights' files dead from the first page: the other remote works, and a retry mends it", async ({
  page,
}) => {
  const [home, header, failure] = [new HomePage(page), new Header(page), new RemoteFailure(page)];
  const mend = await breakRemote(page, 'mf-flights', 'dead');
  await page.goto('/');
  const documents = watchDocuments(page);
  await expect(failure.told).toBeVisible();

  await header.goTo('Mis viajes');
  await expect(new MyTripsPage(page).heading).toBeVisible();
  await header.goTo('Vuelos');
  await expect(failure.down).toBeVisible();

  await mend();
  await failure.retry();
  await expect(home.form).toBeVisible();
  expect(documents.loaded(), 'nothing was reloaded').toBe(0);
});

test('bookings that do not answer: a message in time, the rest works, and what comes late shows', async ({
  page,
}) => {
  const [home, header, failure] = [new HomePage(page), new Header(page), new RemoteFailure(page)];
  // High enough for the foot to be seen beneath what is short.
  await page.setViewportSize({ width: 1280, height: 900 });
  await watchMoved(page);
  await home.open();
  await livingFoot(page).waitFor();
  const documents = watchDocuments(page);
  const mend = await breakRemote(page, 'mf-booking', 'hanging');

  await header.goTo('Mis viajes');
  // The shell waits four and a half seconds for a page.
  await expect(failure.slow).toBeVisible({ timeout: 8000 });
  await header.goTo('Vuelos');
  await home.choosePlace('Origen', 'bogota', 'BOG');
  await header.goTo('Mis viajes');
  await expect(failure.slow).toBeVisible();

  await mend();
  await expect(new MyTripsPage(page).heading).toBeVisible();
  await expect(page).toHaveTitle(/Mis viajes/);
  expect(documents.loaded(), 'nothing was reloaded').toBe(0);
  expect(await moved(page)).toEqual([]);
});

test('a request that hangs for ever does not keep a retry from the page', async ({ page }) => {
  const failure = new RemoteFailure(page);
  await new HomePage(page).open();
  await livingFoot(page).waitFor();
  const documents = watchDocuments(page);
  const letThrough = await stallRemote(page, 'mf-booking');
  await new Header(page).goTo('Mis viajes');
  await failure.slow.waitFor();

  letThrough();
  await failure.retry();
  await expect(new MyTripsPage(page).heading).toBeVisible();
  expect(documents.loaded(), 'nothing was reloaded').toBe(0);
});
