import { setOrder } from '@alisio/shared-contracts/endpoints';
import type { OrderItem } from '@alisio/shared-contracts/orders';
import { sql } from 'kysely';
import { afterTheCharge } from '../../testing/after-the-charge.ts';
import { makeOffer } from '../../testing/flight-offer.ts';
import { cartOf, sumOf } from '../../testing/mixed-orders.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { into, Visitor } from '../../testing/visitor.ts';

// A flight and two days at a museum stand for a package: three items, two suppliers, one charge.
let api: TestApi;
beforeEach(() => {
  api.payments.next({ kind: 'approved' });
  api.museum.supplier('answers');
  api.suppliersAreLate(false);
});
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());
const { flightNamed, ticketOn, readyToPay, minutesPass } = afterTheCharge(() => api);

let count = 0;
/** @param tickets of the second day */
async function packageToPay(tickets = 5) {
  const number = ++count;
  const days = [1, 2].map((day) => `2027-07-${String(number * 2 + day).padStart(2, '0')}`);
  const [first = '', second = ''] = days;
  const name = `package-${number}`;
  const items: OrderItem[] = [
    await flightNamed(name),
    await ticketOn(first),
    await ticketOn(second, tickets),
  ];
  const order = await readyToPay(items);
  const charges = api.payments.approvedCharges();
  return {
    ...order,
    items,
    second,
    pay: () => order.visitor.pay(order.transactionId),
    charged: () => api.payments.approvedCharges() - charges,
    isRefunded: () => api.payments.refunded().includes(order.transactionId),
    status: async () => (await order.visitor.look()).answer?.status,
    /** seats, and tickets of both days */
    left: async () => [
      await api.inventory.seatsLeft(name),
      ...(await Promise.all(days.map(async (day) => (await api.museum.countOf(day)).left))),
    ],
    /** tickets of both days on the museum's list */
    booked: () => Promise.all(days.map(async (day) => (await api.museum.countOf(day)).paid)),
  };
}

test('three items are one charge of one total, and one booking of all', async () => {
  const { pay, items, charged, left, booked } = await packageToPay();
  const { answer } = await pay();
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  expect(answer.booking.totalAmountPaid).toEqual(sumOf(items));
  expect(answer.booking.items.map(({ total }) => total)).toEqual(items.map(({ total }) => total));
  expect([charged(), await left(), await booked()]).toEqual([1, [6, 4, 4], [1, 1]]);
});

test('where the last of them is gone, those before are let go of, nothing is charged, and which it is is told', async () => {
  const { pay, items, charged, left, status } = await packageToPay(1);
  const other = await readyToPay(items.slice(2));
  expect((await other.visitor.pay(other.transactionId)).answer?.status).toBe('confirmed');
  expect((await pay()).problem).toMatchObject({
    type: '/problems/seats-gone',
    title: 'All tickets of that day are sold',
    errors: [{ path: 'items.2', code: 'seats-gone' }],
  });
  // The one charge is the other buyer's.
  expect([charged(), await left(), await status()]).toEqual([1, [9, 5, 0], 'draft']);
});

test('where one costs more by now, nothing is held or charged, and which it is is told', async () => {
  const { pay, second, charged, left } = await packageToPay();
  api.museum.raisePrice(second);
  expect((await pay()).problem).toMatchObject({
    type: '/problems/price-changed',
    errors: [{ path: 'items.2', code: 'price-changed' }],
  });
  expect([charged(), await left()]).toEqual([0, [9, 5, 5]]);
});

test.each(['refuses', 'is down', 'hangs'] as const)(
  'a supplier that %s after the charge leaves nothing booked of the three, and the money goes back',
  async (mode) => {
    const { pay, left, booked, isRefunded, status } = await packageToPay();
    api.museum.supplier(mode);
    api.suppliersAreLate(mode === 'hangs');
    await pay();
    await minutesPass(10);
    expect([await status(), isRefunded(), await booked()]).toEqual(['declined', true, [0, 0]]);
    api.museum.supplier('answers');
    api.suppliersAreLate(false);
    await minutesPass(60, 60_000);
    expect(await left()).toEqual([9, 5, 5]);
    expect((await pay()).problem).toMatchObject({ type: '/problems/not-booked', reason: 'refunded' });
  },
);

test('its suppliers are asked at once: one that hangs keeps no other from being asked in that try', async () => {
  const { pay, transactionId, status } = await packageToPay();
  api.museum.supplier('hangs');
  api.suppliersAreLate(true);
  await pay();
  expect(api.museum.asksFor('confirm', transactionId)).toBe(2);
  api.museum.supplier('answers');
  api.suppliersAreLate(false);
  await minutesPass(1);
  expect(await status()).toBe('confirmed');
});

test('one that will never be booked decides, while another does not answer', async () => {
  const { pay, transactionId, second, isRefunded, status } = await packageToPay();
  await sql`INSERT INTO test_museum_list VALUES (${`${transactionId}.3`}, ${second}, true)`.execute(
    api.database.db,
  );
  api.museum.supplier('hangs once');
  const paying = pay();
  await api.museum.answered();
  // What asks the database has given the answer its turn to be read.
  await api.museum.countOf(second);
  api.suppliersAreLate(true);
  await paying;
  expect(await status()).toBe('declined');
  api.suppliersAreLate(false);
  await minutesPass(1);
  expect(isRefunded()).toBe(true);
});

test('a declined card lets go of all three', async () => {
  const { pay, left, charged } = await packageToPay();
  api.payments.next({ kind: 'declined', reason: 'card-declined' });
  expect((await pay()).problem?.type).toBe('/problems/payment-declined');
  expect([await left(), charged()]).toEqual([[9, 5, 5], 0]);
});

test('one order has one currency: an item in another is refused by its place, and nothing is ordered', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const [flight, ticket] = [await flightNamed('euros'), await ticketOn('2027-08-30')];
  const euros = { ...ticket, total: { ...ticket.total, currency: 'EUR' } };
  expect((await visitor.ask(setOrder, cartOf([flight, euros]))).problem).toMatchObject({
    type: '/problems/validation',
    errors: [{ path: 'items.1.total.currency', code: 'another-currency' }],
  });
});

test('flights for different numbers of people cannot stand in one order: who travels is told once', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const two = await flightNamed('for-two');
  const alone = makeOffer({ id: 'for-one' });
  await api.inventory.put({ ...alone, travelerPricings: alone.travelerPricings.slice(0, 1) }, 9);
  const one = { ...two, reference: 'for-one' };
  const refused = await visitor.ask(setOrder, cartOf([two, await ticketOn('2027-08-29'), one]));
  expect(refused.problem?.errors).toContainEqual({ path: 'items.2.reference', code: 'other-travelers' });
});
