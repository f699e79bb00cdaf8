import { livingFoot } from '../pages/footer.ts';
import { Header } from '../pages/header.ts';
import { HomePage } from '../pages/home-page.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { Preferences } from '../pages/preferences.ts';
import { ReleaseNotice } from '../pages/release-notice.ts';
import { RemoteFailure } from '../pages/remote-failure.ts';
import { reachSummary } from '../support/checkout.ts';
import { watchDocuments } from '../support/document.ts';
import { expect, test } from '../support/own-site-journey.ts';
import { EMAIL } from '../support/people.ts';
import { breakRemote } from '../support/remote-files.ts';
import { leavingIn } from '../support/searches.ts';
import { publishTwoVersions, type TwoVersions } from '../support/two-versions.ts';

// One after another in one worker: all of them move the releases of one site.
test.describe.configure({ mode: 'default' });

let spare: TwoVersions;
test.beforeAll(async ({ ownSite }) => {
  if (ownSite) spare = await publishTwoVersions(ownSite, 'mf-versions', '/versiones');
});
test.afterAll(() => spare?.remove());

test.beforeEach(() => spare.release('first'));

test('an open tab is told of a new version, and the next page brings it', async ({ page }) => {
  const [header, notice] = [new Header(page), new ReleaseNotice(page)];
  await new HomePage(page).open();
  const documents = watchDocuments(page);
  await spare.release('second');
  await notice.comeBack();
  await expect(notice.text).toBeVisible();
  await expect(notice.update).toBeVisible();

  await header.goTo('Mis viajes');
  await expect(new MyTripsPage(page).heading).toBeVisible();
  expect(documents.loaded(), 'the page was come to by its document').toBe(1);
  await notice.comeBack();
  await expect(notice.text).toBeHidden();
  await header.goTo('Vuelos');
  await expect(new HomePage(page).form).toBeVisible();
  expect(documents.loaded(), 'what is live needs no document').toBe(1);
});

test('who wants the new version at once gets it', async ({ page }) => {
  const notice = new ReleaseNotice(page);
  await page.goto(spare.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Primera' })).toBeVisible();
  await spare.release('second');
  await notice.comeBack();
  await notice.update.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Segunda' })).toBeVisible();
});

test('over what was typed nothing is loaded anew, on the way to the next page neither', async ({ page }) => {
  const [home, header, notice] = [new HomePage(page), new Header(page), new ReleaseNotice(page)];
  await home.open();
  await home.choosePlace('Origen', 'bogota', 'BOG');
  const documents = watchDocuments(page);
  await spare.release('second');
  await notice.comeBack();
  await expect(notice.later).toBeVisible();
  await expect(notice.update).toBeHidden();

  await header.goTo('Mis viajes');
  await expect(new MyTripsPage(page).heading).toBeVisible();
  expect(documents.loaded()).toBe(0);
  await expect(notice.update, 'here nothing was typed').toBeVisible();
  await header.goTo('Vuelos');
  await expect(home.place('Origen'), 'what was typed stays').toHaveValue('Bogotá');
  expect(documents.loaded()).toBe(1);
});

test.describe('in the checkout', () => {
  // The pay origin is the product's, and knows the product's address alone.
  test.use({ expectedNoise: /card-fields|frame-ancestors|status of 400/ });

  test('nothing is told, and nothing loaded anew on the way in or out', async ({ page }) => {
    const notice = new ReleaseNotice(page);
    const summary = await reachSummary(page, { ...leavingIn(47), tripType: '1' });
    await summary.fillContact({ email: EMAIL, phone: '300 123 4567' });
    const documents = watchDocuments(page);
    await spare.release('second');
    await notice.comeBack();
    await expect(summary.section('Contacto').getByLabel('Correo electrónico')).toHaveValue(EMAIL);
    await expect(notice.text).toBeHidden();

    await page.goBack();
    await expect(notice.text).toBeVisible();
    await page.goForward();
    await expect(summary.section('Contacto').getByLabel('Correo electrónico')).toHaveValue(EMAIL);
    await expect(notice.text).toBeHidden();
    expect(documents.loaded()).toBe(0);
  });
});

test.describe('a page whose files are gone', () => {
  test.use({
    expectedNoise:
      /failed to load|Failed to load resource|part of the frame did not load|Refused to execute script/,
  });

  test('costs one reload when there is a new version, and none after it', async ({ page }) => {
    const [header, failure] = [new Header(page), new RemoteFailure(page)];
    await new HomePage(page).open();
    await livingFoot(page).waitFor();
    await breakRemote(page, 'mf-booking', 'missing');
    const documents = watchDocuments(page);
    await spare.release('second');

    const reloaded = page.waitForEvent('load');
    await header.goTo('Mis viajes');
    await reloaded;
    await expect(failure.told).toBeVisible();
    await failure.retry();
    await expect(failure.told).toBeVisible();
    expect(documents.loaded()).toBe(1);
  });

  test('is there again after one reload, when its version was cleaned away', async ({ page, ownSite }) => {
    if (!ownSite) return;
    const cleaned = await publishTwoVersions(ownSite, 'mf-cleaned', '/limpieza');
    try {
      await cleaned.release('first');
      await new HomePage(page).open();
      await livingFoot(page).waitFor();
      const documents = watchDocuments(page);
      await cleaned.release('second');
      await cleaned.cleanAway('first');

      await page.evaluate((path) => {
        window.history.pushState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, cleaned.path);
      await expect(page.getByRole('heading', { level: 1, name: 'Segunda' })).toBeVisible();
      expect(documents.loaded()).toBe(1);
    } finally {
      await cleaned.remove();
    }
  });

  test('costs the same when it is a part of the shell', async ({ page }) => {
    const preferences = new Preferences(page);
    await new HomePage(page).open();
    await livingFoot(page).waitFor();
    const documents = watchDocuments(page);
    await page.route(/\/host\/.*preferences-dialog/, (route) =>
      documents.loaded() === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await spare.release('second');

    const reloaded = page.waitForEvent('load');
    await preferences.button.click();
    await reloaded;
    await preferences.open();
    expect(documents.loaded()).toBe(1);
  });

  test('stays a message without a reload while nothing is newer', async ({ page }) => {
    const failure = new RemoteFailure(page);
    await new HomePage(page).open();
    await livingFoot(page).waitFor();
    await breakRemote(page, 'mf-booking', 'missing');
    const documents = watchDocuments(page);
    const asked = page.waitForResponse(/\/live\.json$/);
    await new Header(page).goTo('Mis viajes');
    await (await asked).finished();
    await expect(failure.down).toBeVisible();
    expect(documents.loaded()).toBe(0);
  });
});
