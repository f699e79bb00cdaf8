import { hotelHref } from '@alisio/shared-contracts/hotels';
import { HotelPage } from '../pages/hotel-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { APPROVED } from '../support/cards.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';
import { hotelWithLastRoom, othersTakeRoom } from '../support/other-guests.ts';
import { EMAIL } from '../support/people.ts';

test.use({ expectedNoise: /status of 409/ });

test('somebody else takes the last room while one pays: nothing is charged, it is said, and another is chosen with all that was typed', async ({
  page,
}) => {
  const [startDate, endDate] = [daysAhead(75), daysAhead(78)];
  const code = await hotelWithLastRoom(startDate, endDate);
  const rooms = [{ adults: 2, childAges: [] }];
  await page.goto(hotelHref(code, { place: undefined, startDate, endDate, rooms, refundableOnly: false }));
  const hotel = new HotelPage(page);
  const taken = await hotel.chooseCheapest();
  await hotel.reserve.click();
  await page.waitForURL('/hoteles/booking/summary');

  const summary = new SummaryPage(page);
  await summary.fillContact({ email: EMAIL, phone: '300 123 4567' });
  await summary.fillGuest(1, { first: 'Elena', last: 'Soto' });
  await summary.fillBilling({ name: 'Elena Soto' });
  await summary.card.type(APPROVED);
  await othersTakeRoom(code, startDate, endDate, new URL(page.url()).origin);
  const paid = page.waitForResponse('**/user/session/card/success');
  await summary.pay();
  expect((await paid).status(), 'no card is charged for a room that is taken').toBe(409);

  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Se ocupó la última habitación como la que elegiste' });
  await expect(notice).toContainText(
    'No te cobramos nada. Elige otra habitación u otro hotel: los datos que escribiste te esperan aquí.',
  );
  await expect(summary.payButton, 'what is gone cannot be paid').toHaveCount(0);
  await notice.getByRole('button', { name: 'Ver las habitaciones' }).click();
  await page.waitForURL(/\/hoteles\/summary\?/);
  await expect(hotel.plans.first()).toBeVisible();
  await expect(hotel.room(taken), 'what is taken is offered no longer').toHaveCount(0);
  await hotel.plans.first().click();
  await hotel.reserve.click();
  await page.waitForURL('/hoteles/booking/summary');
  await expect(summary.section('Contacto').getByLabel('Correo electrónico')).toHaveValue(EMAIL);
});
