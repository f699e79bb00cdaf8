import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { Header } from '../pages/header.ts';
import { HotelPage } from '../pages/hotel-page.ts';
import { HotelSearch } from '../pages/hotel-search.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { APPROVED } from '../support/cards.ts';
import { expect, test } from '../support/journey.ts';
import { amountIn } from '../support/money.ts';
import { EMAIL } from '../support/people.ts';

test('two rooms with a child in Cancún: from the landing page to the booking, given back with all of its money', async ({
  page,
}) => {
  await page.goto('/us/hotel/cancun');
  const search = new HotelSearch(page);
  await search.addRoomAndChild(8);
  await search.onlyRefundable();
  await search.search();
  await page.waitForURL(/\/hoteles\/result\?/);
  const name = await search.openFirst();
  await page.waitForURL(/\/hoteles\/summary\?/);

  const hotel = new HotelPage(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await hotel.plans.first().click();
  await expect(hotel.slot(2)).toHaveAttribute('aria-current', 'step');
  await hotel.plans.last().click();
  await hotel.reserve.click();
  await page.waitForURL('/hoteles/booking/summary');

  const summary = new SummaryPage(page);
  await expect(summary.order).toContainText('2 habitaciones');
  await expect(summary.order).toContainText('Cancelas gratis hasta');
  const total = amountIn((await summary.payButton.textContent()) ?? '');
  await summary.fillContact({ email: EMAIL, phone: '300 123 4567' });
  await summary.fillGuest(1, { first: 'Lucía', last: 'Rivera' });
  await summary.fillGuest(2, { first: 'Elena', last: 'Soto' });
  await summary.fillBilling({ name: 'Lucía Rivera' });
  await summary.card.type(APPROVED);
  await summary.pay();

  const booked = new ConfirmationPage(page);
  await expect(page).toHaveURL('/hoteles/booking/success');
  await expect(booked.heading).toContainText(name);
  await expect(booked.fact('Total pagado')).toContainText(total);
  await expect(booked.section('Habitaciones')).toContainText('Elena Soto');
  const reference = (await booked.fact('Referencia').textContent()) ?? '';

  await new Header(page).goTo('Mis viajes');
  await new MyTripsPage(page).lookUp(reference, EMAIL);
  await page.waitForURL('/user/my-journey/booking-detail');
  await booked.cancel();
  await expect(booked.section('Reserva cancelada')).toContainText(`Ya te devolvimos US$\u00a0${total}`);
  await expect(page.getByText('Cancelada', { exact: true })).toBeVisible();

  // Whoever comes back is told the same.
  await page.reload();
  await expect(booked.section('Reserva cancelada')).toContainText('Ya te devolvimos');
});
