import { ContactPage } from '../pages/contact-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { expectAccessible } from '../support/axe.ts';
import { bookOneWay } from '../support/book.ts';
import { reachSummary } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { EMAIL } from '../support/people.ts';
import { leavingIn, resultsOf } from '../support/searches.ts';

test('the home page', async ({ page }) => {
  await new HomePage(page).open();
  await expectAccessible(page, 'home');
});

test('the results, outbound and return', async ({ page }) => {
  const results = new ResultsPage(page);
  await page.goto(resultsOf());
  await results.cards.first().waitFor();
  await expectAccessible(page, 'outbound');
  await results.choose(results.cards.first());
  await results.heading('Elige tu vuelta').waitFor();
  await expectAccessible(page, 'return');
});

test('the checkout, empty and with its errors', async ({ page }) => {
  const summary = await reachSummary(page, leavingIn(39));
  await summary.card.number.waitFor();
  await expectAccessible(page, 'checkout');
  await summary.pay();
  await summary.errors.waitFor();
  await expectAccessible(page, 'checkout with errors');
});

test('the confirmation, my trips and the booking found', async ({ page }) => {
  const reference = await bookOneWay(page, 40);
  await expectAccessible(page, 'confirmation');
  const trips = new MyTripsPage(page);
  await trips.open();
  await expectAccessible(page, 'my trips');
  await trips.lookUp(reference, EMAIL);
  await expect(page).toHaveURL('/user/my-journey/booking-detail');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page, 'booking detail');
});

test('the contact page, empty and with its errors', async ({ page }) => {
  await new ContactPage(page).open();
  await page.getByRole('button', { name: 'Pedir que me llamen' }).waitFor();
  await expectAccessible(page, 'contact');
  await page.getByRole('button', { name: 'Pedir que me llamen' }).click();
  await page.getByRole('alert').first().waitFor();
  await expectAccessible(page, 'contact with errors');
});

test.describe('an internal error', () => {
  // The browser itself reports a document of status 500.
  test.use({ expectedNoise: /status of 500/ });

  test('the page that says so', async ({ page }) => {
    await page.goto('/505');
    await page.getByRole('heading', { level: 1, name: 'Error interno del servidor' }).waitFor();
    await expectAccessible(page, 'internal error');
  });
});

test.describe('without an address', () => {
  // The browser itself reports a document of status 404.
  test.use({ expectedNoise: /status of 404/ });

  test('the page that is not there', async ({ page }) => {
    await page.goto('/no-existe');
    await expectAccessible(page, 'not found');
  });
});
