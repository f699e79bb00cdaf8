import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { APPROVED } from '../support/cards.ts';
import { fillInAll } from '../support/checkout.ts';
import { daysAhead } from '../support/dates.ts';
import { expectFits } from '../support/fits.ts';
import { expect, test } from '../support/journey.ts';
import { EMAIL, joseMaria } from '../support/people.ts';
import { resultsOf } from '../support/searches.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('the whole journey fits a window of 360', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await expectFits(page, 'home');
  await home.choosePlace('Origen', 'bogota', 'BOG');
  await home.choosePlace('Destino', 'miami', 'MIA');
  await home.chooseDates(daysAhead(41), daysAhead(51));
  await home.search();

  const results = new ResultsPage(page);
  await results.heading('Elige tu ida').waitFor();
  await expectFits(page, 'outbound');
  await results.choose(results.cards.first());
  await results.heading('Elige tu vuelta').waitFor();
  await expectFits(page, 'return');
  await results.choose(results.cards.first());

  const summary = new SummaryPage(page);
  await summary.heading.waitFor();
  await expectFits(page, 'checkout');
  await summary.pay();
  await summary.errors.waitFor();
  await expectFits(page, 'checkout with errors');
  await fillInAll(summary, [joseMaria]);
  await summary.card.type(APPROVED);
  await expectFits(page, 'checkout filled in');
  const brand = await summary.card.frame.getByText('Visa', { exact: true }).boundingBox();
  const digits = await summary.card.number.boundingBox();
  if (!brand || !digits) throw new Error('the brand and the number are to be seen');
  expect(brand.y + brand.height, 'the brand covers no digit').toBeLessThanOrEqual(digits.y);
  await summary.pay();

  const confirmed = new ConfirmationPage(page);
  await confirmed.status.waitFor();
  await expectFits(page, 'confirmation');
  const reference = (await confirmed.fact('Referencia').textContent()) ?? '';
  const trips = new MyTripsPage(page);
  await trips.open();
  await expectFits(page, 'my trips');
  await trips.lookUp(reference, EMAIL);
  await expect(page).toHaveURL('/user/my-journey/booking-detail');
  await expectFits(page, 'booking detail');
});

test('two stops in cities with long names fit a window of 320', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(resultsOf({ from: 'USH', to: 'YVR' }));
  const results = new ResultsPage(page);
  await results.cards.filter({ hasText: '2 escalas' }).first().waitFor();
  await expectFits(page, 'two stops');
});

/** Where the bar of the search stays above: all cards of the list are low enough for two and a half of them. */
async function expectTwoCardsAndAHalf(results: ResultsPage, height: number) {
  const boxes = await results.cards.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().toJSON()),
  );
  const [first, second] = boxes;
  const gap = second.top - first.bottom;
  const bar = await results.page.getByRole('region', { name: 'Tu búsqueda' }).boundingBox();
  if (!bar) throw new Error('the bar is to be seen');
  const tallest = Math.max(...boxes.map((box) => box.height));
  expect(2.5 * tallest + 2 * gap).toBeLessThanOrEqual(height - bar.height);
}

for (const [what, places, stops] of [
  ['a stop', { from: 'BOG', to: 'TYO' }, '1 escala'],
  ['two stops', { from: 'LIM', to: 'SCQ' }, '2 escalas'],
] as const) {
  test(`a family compares two flights and a half at one time, which have ${what}`, async ({ page }) => {
    const height = 780;
    await page.setViewportSize({ width: 360, height });
    await page.goto(resultsOf({ ...places, adult: 2, child: 1, infant: 1, currencyCode: 'COP' }));
    const results = new ResultsPage(page);
    await results.cards.filter({ hasText: stops }).first().waitFor();
    await expectTwoCardsAndAHalf(results, height);

    await results.choose(results.cards.first());
    await results.heading('Elige tu vuelta').waitFor();
    await results.cards.filter({ hasText: 'más que el menor precio' }).first().waitFor();
    await expectTwoCardsAndAHalf(results, height);
  });
}

test.describe('without an address', () => {
  // The browser itself reports a document of status 404.
  test.use({ expectedNoise: /status of 404/ });

  test('the page that is not there fits, and the menu leads on from it', async ({ page }) => {
    await page.goto('/no-existe');
    await expectFits(page, 'not found');
    await page.getByRole('button', { name: 'Menú' }).click();
    await expectFits(page, 'not found with the menu');
    await page
      .getByRole('banner')
      .or(page.getByRole('navigation'))
      .getByRole('link', { name: 'Mis viajes' })
      .click();
    await new MyTripsPage(page).heading.waitFor();
  });
});
