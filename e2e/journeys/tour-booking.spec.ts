import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { TourPage } from '../pages/tour-page.ts';
import { APPROVED } from '../support/cards.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';
import { amountIn } from '../support/money.ts';
import { EMAIL, family } from '../support/people.ts';

const CUSCO = 'Cusco y Valle Sagrado en cinco días';

test('a tour for two with a child: found by country and month, its rooms chosen, booked with a deposit, and the rest paid from my trips', async ({
  page,
}) => {
  await page.goto('/turs');
  const search = page.getByRole('form', { name: 'Buscar tours' });
  await search.getByLabel('País').selectOption({ label: 'Perú' });
  await search.getByLabel('Mes de salida').selectOption(daysAhead(150).slice(0, 7));
  await search.getByRole('button', { name: 'Buscar tours' }).click();
  await page.waitForURL(/\/turs\/result\?country=peru&month=/);
  await page.getByRole('main').getByRole('link', { name: CUSCO }).click();
  await page.waitForURL(/\/turs\/peru\/cusco-y-valle-sagrado\?/);

  const tour = new TourPage(page);
  await tour.addChild(8);
  await tour.choice(/^1 habitación triple/).check();
  await tour.choice(/^Depósito/).check();
  await expect(tour.total).toContainText('2 adultos y 1 niño');
  await tour.reserve.click();
  await page.waitForURL('/turs/booking/summary');

  const summary = new SummaryPage(page);
  await expect(summary.order).toContainText('2 adultos y 1 niño');
  const deposit = amountIn((await summary.payButton.textContent()) ?? '');
  await summary.fillContact({ email: EMAIL, phone: '300 123 4567' });
  for (const [at, person] of family.slice(0, 3).entries())
    await summary.fillTraveller(at + 1, { ...person, passportNumber: '' });
  await summary.fillBilling({ name: 'Lucía Rivera' });
  await summary.card.type(APPROVED);
  await summary.pay();

  const booked = new ConfirmationPage(page);
  await expect(page).toHaveURL('/turs/booking/success');
  await expect(booked.heading).toContainText(CUSCO);
  await expect(booked.fact('Total pagado')).toContainText(deposit);
  await expect(booked.section('Lo que falta por pagar')).toBeVisible();

  const trips = new MyTripsPage(page);
  await trips.open();
  await expect(trips.onThisDevice).toContainText('Falta pagar el resto');
  await trips.onThisDevice.getByRole('button').first().click();
  const rest = booked.section('Lo que falta por pagar');
  await rest.getByRole('button', { name: /^Pagar el resto/ }).click();
  await page.waitForURL('/turs/booking/summary');
  await summary.fillContact({ email: EMAIL, phone: '300 123 4567' });
  await summary.fillBilling({ name: 'Lucía Rivera' });
  await summary.card.type(APPROVED);
  await summary.pay();
  await expect(page).toHaveURL('/turs/booking/success');

  await trips.open();
  await expect(trips.onThisDevice).toContainText(CUSCO);
  await trips.onThisDevice.getByRole('button').first().click();
  await expect(booked.section('Tour pagado por completo')).toBeVisible();
});
