import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { Header } from '../pages/header.ts';
import { HomePage } from '../pages/home-page.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { watchCardNumber } from '../support/card-secrecy.ts';
import { APPROVED } from '../support/cards.ts';
import { fillInAll } from '../support/checkout.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';
import { amountIn } from '../support/money.ts';
import { EMAIL, family, fullName } from '../support/people.ts';

test('a family flies from Bogotá to Miami and back: from the search to the booking found again', async ({
  page,
}) => {
  const secrecy = watchCardNumber(page, APPROVED.number);
  const home = new HomePage(page);
  await home.open();
  await home.choosePlace('Origen', 'bogota', 'BOG');
  await home.choosePlace('Destino', 'Miami', 'MIA');
  await home.chooseDates(daysAhead(30), daysAhead(40));
  await home.chooseTravelers({ adults: 2, children: 1, infants: 1 });
  await home.search();

  const results = new ResultsPage(page);
  await expect(results.heading('Elige tu ida')).toBeVisible();
  await expect(page).toHaveURL(/\/bogota-a-miami\/results\?/);
  await results.look(results.cards.first());
  await results.goOn('Clásica');
  await expect(results.heading('Elige tu vuelta')).toBeVisible();
  const way = results.cards.filter({ hasText: 'Clásica' }).first();
  const withoutBags = amountIn(await results.totalOf(way));
  await results.choose(way);

  const summary = new SummaryPage(page);
  await expect(summary.heading).toBeVisible();
  await expect(summary.order).toContainText(withoutBags);
  await expect(summary.payButton).toContainText(withoutBags);
  await summary.chooseBags('Ida', 2);
  await expect(summary.payButton).not.toContainText(withoutBags);
  const total = amountIn((await summary.payButton.textContent()) ?? '');
  await expect(summary.order).toContainText(total);
  await fillInAll(summary, family);
  await summary.card.type(APPROVED);
  await summary.pay();

  const confirmed = new ConfirmationPage(page);
  await expect(page).toHaveURL('/booking/confirm');
  await expect(confirmed.status).toBeVisible();
  await expect(confirmed.heading).toContainText('Te vas a Miami');
  await expect(confirmed.fact('Total pagado')).toContainText(total);
  await expect(confirmed.section('Equipaje')).toContainText('Ida: 2 maletas más compradas');
  await expect(confirmed.section('Facturado a')).toContainText('Visa terminada en 4242');
  for (const person of family) await expect(confirmed.section('Quién viaja')).toContainText(fullName(person));
  const reference = (await confirmed.fact('Referencia').textContent()) ?? '';
  expect(reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);

  await new Header(page).goTo('Mis viajes');
  // As people write it down: in small letters, with capitals where a telephone puts them.
  await new MyTripsPage(page).lookUp(reference.toLowerCase(), EMAIL.toUpperCase());
  await expect(page).toHaveURL('/user/my-journey/booking-detail');
  await expect(confirmed.heading).toContainText('Bogotá a Miami');
  await expect(confirmed.fact('Referencia')).toHaveText(reference);
  await expect(confirmed.fact('Total pagado')).toContainText(total);
  await expect(confirmed.section('Equipaje')).toContainText('Ida: 2 maletas más compradas');
  for (const person of family) await expect(confirmed.section('Quién viaja')).toContainText(fullName(person));

  expect(secrecy.sentTo.length, 'the pay origin got the card').toBeGreaterThan(0);
  const web = new URL(page.url()).origin;
  expect(secrecy.sentTo.filter((url) => url.startsWith(web))).toEqual([]);
  expect(new Set(secrecy.sentTo.map((url) => new URL(url).origin)).size, 'nobody else').toBe(1);
  expect(await secrecy.keptIn()).toEqual([]);
  const documents = family.flatMap(({ passportNumber }) => passportNumber ?? []);
  expect(secrecy.addressesWith([APPROVED.number, ...documents])).toEqual([]);
});

test('one way for one: no return is asked for, and the same total to the end', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.choosePlace('Origen', 'Bogotá', 'BOG');
  await home.choosePlace('Destino', 'medellin', 'MDE');
  await home.oneWay();
  await home.chooseDates(daysAhead(21));
  await home.search();

  const results = new ResultsPage(page);
  await expect(results.heading('Elige tu ida')).toBeVisible();
  await expect(page).not.toHaveURL(/returnDate/);
  const way = results.cards.first();
  const total = amountIn(await results.totalOf(way));
  await results.choose(way);

  const summary = new SummaryPage(page);
  await expect(summary.heading).toBeVisible();
  await expect(summary.payButton).toContainText(total);
  await fillInAll(summary);
  await summary.card.type(APPROVED);
  await summary.pay();

  const confirmed = new ConfirmationPage(page);
  await expect(confirmed.status).toBeVisible();
  await expect(confirmed.fact('Total pagado')).toContainText(total);
  await expect(confirmed.section('Ida')).toBeVisible();
  await expect(confirmed.section('Vuelta')).toHaveCount(0);
});
