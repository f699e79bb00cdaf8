import { packageHref } from '@alisio/shared-contracts/packages';
import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { PackagePage } from '../pages/package-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { APPROVED } from '../support/cards.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';
import { hotelWithLastRoom, othersTakeRoom } from '../support/other-guests.ts';
import { anaLucia, EMAIL, joseMaria } from '../support/people.ts';

// The room that sells out cannot be kept for the phone either.
test.use({ expectedNoise: /status of 40[49]|phone offer is not kept/ });

test('the hotel of a package sells out while one pays: nothing is charged, it is said, and another room with the same flight is booked', async ({
  page,
}) => {
  const [departureDate, returnDate] = [daysAhead(85), daysAhead(88)];
  const hotel = await hotelWithLastRoom(departureDate, returnDate);
  const rooms = [{ adults: 2, childAges: [] }];
  const query = { from: 'MEX', to: 'CUN', departureDate, returnDate, cabin: 'economy' as const };
  await page.goto(packageHref({ ...query, rooms, hotel, ways: [] }));
  const bought = new PackagePage(page);
  await expect(bought.rows).toHaveCount(3);
  const flight = await bought.flight.textContent();
  const room = (await bought.hotel.textContent()) ?? '';
  await bought.take.click();
  await page.waitForURL('/booking/summary');

  const summary = new SummaryPage(page);
  await summary.fillContact({ email: EMAIL, phone: '300 123 4567' });
  await summary.fillTraveller(1, joseMaria);
  await summary.fillTraveller(2, anaLucia);
  await summary.fillGuest(1, { first: 'Ana', last: 'Soto' });
  await summary.fillBilling({ name: 'Ana Soto' });
  await summary.card.type(APPROVED);
  await othersTakeRoom(hotel, departureDate, returnDate, new URL(page.url()).origin);
  const paid = page.waitForResponse('**/user/session/card/success');
  await summary.pay();
  expect((await paid).status(), 'no card is charged for half of a package').toBe(409);
  const notice = page.getByRole('alert').filter({ hasText: 'No te cobramos nada' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button').first().click();
  await page.waitForURL(/\/paquetes\/detalle\?/);
  await expect(bought.flight, 'the flight is the one that was chosen').toHaveText(flight ?? '');
  await expect(bought.hotel, 'what is taken is offered no longer').not.toHaveText(room);
  await bought.take.click();
  await page.waitForURL('/booking/summary');
  await expect(summary.section('Contacto').getByLabel('Correo electrónico')).toHaveValue(EMAIL);
  await summary.fillBilling({ name: 'Ana Soto' });
  await summary.card.type(APPROVED);
  await summary.pay();
  await expect(page).toHaveURL('/booking/confirm');
  await expect(new ConfirmationPage(page).fact('Total pagado')).toBeVisible();
});
