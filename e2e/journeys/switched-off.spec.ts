import { Header } from '../pages/header.ts';
import { HomePage } from '../pages/home-page.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { SwitchedOffPage } from '../pages/switched-off-page.ts';
import { expectAccessible } from '../support/axe.ts';
import { switchOff, switchOn } from '../support/move-releases.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';
import { watchRemote } from '../support/remote-files.ts';

// One after another: what is off is off for all of them. The browser itself reports a document of status 503.
test.describe.configure({ mode: 'default' });
test.use({ expectedNoise: /status of 503/ });

test('bookings switched off: a calm page, no code of theirs, the rest works, and a press brings them back', async ({
  page,
  ownSite,
}) => {
  const [header, off] = [new Header(page), new SwitchedOffPage(page)];
  await switchOff(dataDirOf(ownSite), 'mf-booking');
  const asked = watchRemote(page, 'mf-booking');

  const document = await page.goto('/user/my-journey');
  expect(document?.status()).toBe(503);
  expect(await document?.text(), 'it arrives drawn').toMatch(/data-drawn>.*Esta parte está en pausa/s);
  await expect(off.heading).toBeVisible();
  await expect(off.phone).toBeVisible();
  await expect(header.banner.getByRole('link', { name: 'Mis viajes' })).toBeHidden();
  await expectAccessible(page, 'a page that is switched off');

  await header.goTo('Vuelos');
  await new HomePage(page).form.waitFor();
  await page.goBack();
  await expect(off.heading, 'the same without a document').toBeVisible();
  expect(asked, 'nothing of it was asked for').toEqual([]);

  await switchOn(dataDirOf(ownSite), 'mf-booking');
  await off.retry.click();
  await expect(new MyTripsPage(page).heading).toBeVisible();
});

test('the home page switched off leaves the other pages', async ({ page, ownSite }) => {
  await switchOff(dataDirOf(ownSite), 'mf-flights');
  try {
    await page.goto('/');
    await expect(new SwitchedOffPage(page).heading).toBeVisible();
    await expect(page.getByRole('search')).toBeHidden();
    await new Header(page).goTo('Mis viajes');
    await expect(new MyTripsPage(page).heading).toBeVisible();
    await new Header(page).banner.getByRole('link', { name: 'Alisio, inicio' }).click();
    await expect(new SwitchedOffPage(page).heading).toBeVisible();
  } finally {
    await switchOn(dataDirOf(ownSite), 'mf-flights');
  }
  await page.reload();
  await new HomePage(page).form.waitFor();
});
