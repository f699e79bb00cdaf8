import { spacedReference } from '@alisio/shared-contracts/rules';
import { makeOffer } from '../../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { into, Visitor } from '../../testing/visitor.ts';
import { confirmationText } from './confirmation-text.ts';
import { orderById } from './order-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

async function booked() {
  const offer = makeOffer({ id: 'written' });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.pay(await visitor.prepare(offer));
  const order = await orderById(api.database.db, visitor.orderId);
  if (!order?.booking_reference) throw new Error('not confirmed');
  return { order, reference: spacedReference(order.booking_reference) };
}

/** No-break spaces as spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('a booked flight is confirmed in Spanish and in English', async () => {
  const { order, reference } = await booked();
  const spanish = await confirmationText(api.orderDeps, order, 'es');
  expect(spanish.subject).toBe(`Tu reserva ${reference} está confirmada`);
  expect(plain(spanish.body)).toBe(`¡Listo! Tu reserva está confirmada.
Referencia: ${reference}

Bogotá a Miami: US$ 570,00
Ida: miércoles, 10 de febrero de 2027, 08:00 Bogotá (BOG) – 12:00 Miami (MIA), AV 4
Vuelta: miércoles, 17 de febrero de 2027, 08:00 Miami (MIA) – 12:00 Bogotá (BOG), AV 4

Viajan: Lucía Rivera, Lucía Rivera, Lucía Rivera, Lucía Rivera

Pagaste US$ 570,00 con tu tarjeta terminada en 4242.

Encuentra tu reserva en Mis viajes con esta referencia y el correo Lucia.Rivera@ejemplo.test.
`);
  const english = await confirmationText(api.orderDeps, order, 'en');
  expect(english.subject).toBe(`Your booking ${reference} is confirmed`);
  expect(plain(english.body)).toBe(`You’re all set. Your booking is confirmed.
Booking reference: ${reference}

Bogotá a Miami: US$ 570.00
Outbound: Wednesday, February 10, 2027, 8:00 AM Bogotá (BOG) – 12:00 PM Miami (MIA), AV 4
Return: Wednesday, February 17, 2027, 8:00 AM Miami (MIA) – 12:00 PM Bogotá (BOG), AV 4

Traveling: Lucía Rivera, Lucía Rivera, Lucía Rivera, Lucía Rivera

You paid US$ 570.00 with your card ending in 4242.

Find your booking in My trips with this reference and the email Lucia.Rivera@ejemplo.test.
`);
});

test('of what is sold no longer the message has the title and what was paid', async () => {
  const { order } = await booked();
  const { body } = await confirmationText({ ...api.orderDeps, products: new Map() }, order, 'es');
  expect(plain(body)).toContain('\nBogotá a Miami: US$ 570,00\n\n');
  expect(body).not.toContain('Ida');
});
