import { setFlightOrder, setOrder } from '@alisio/shared-contracts/endpoints';
import { FLIGHT, flightInCart } from '@alisio/shared-contracts/flights';
import { z } from '@alisio/shared-contracts/zod';
import { cartOf, sumOf } from '../../testing/mixed-orders.ts';
import { startPackageDesk } from '../../testing/package-desk.ts';
import { into, orderOf, Visitor } from '../../testing/visitor.ts';

let desk: Awaited<ReturnType<typeof startPackageDesk>>;
beforeAll(async () => {
  desk = await startPackageDesk();
}, 60_000);
beforeEach(() => desk.api.payments.next({ kind: 'approved' }));
afterAll(() => desk.close());

const refusalOf = async (items: Parameters<typeof cartOf>[0]) => {
  const visitor = await Visitor.arrive(into(desk.api.app));
  return (await visitor.ask(setOrder, cartOf(items))).problem?.errors;
};

test('a package is one order, one charge of what it costs together, and one booking', async () => {
  const chosen = await desk.choose(await desk.found());
  const items = desk.itemsOf(chosen);
  const alone = chosen.data.reduce((sum, { apart, payLater }) => sum + apart - (payLater?.amount ?? 0), 0);
  const charges = desk.api.payments.approvedCharges();
  const { visitor, transactionId } = await desk.readyToPay(items);
  const { answer } = await visitor.pay(transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  expect(answer.booking.totalAmountPaid).toEqual(sumOf(items));
  expect(answer.booking.totalAmountPaid.amount).toBeLessThan(alone);
  expect(answer.booking.items.map(({ product }) => product)).toEqual(['flight', 'hotel']);
  expect(desk.api.payments.approvedCharges() - charges).toBe(1);
});

test('nobody buys a part alone at the price of the package', async () => {
  const [flight, hotel] = desk.itemsOf(await desk.choose(await desk.found()));
  if (!flight || !hotel) throw new Error('a package has two parts');
  expect(await refusalOf([flight])).toEqual([{ path: 'items.0.reference', code: 'only-with-hotel' }]);
  expect(await refusalOf([hotel])).toEqual([{ path: 'items.0.reference', code: 'only-with-flight' }]);
  expect(await refusalOf([flight, hotel, hotel])).toContainEqual({
    path: 'items.2.reference',
    code: 'only-with-flight',
  });
});

test('nor with the other part of another trip, nor with one at its own price', async () => {
  const wanted = await desk.found();
  const [flight, hotel] = desk.itemsOf(await desk.choose(wanted));
  const [alone] = desk.itemsOf(await desk.choose({ flight: wanted.flight }));
  const other = desk.itemsOf(await desk.choose(await desk.found({ on: dayIn(80), back: dayIn(83) })));
  if (!flight || !hotel || !alone || !other[0]) throw new Error('a package has two parts');
  expect(await refusalOf([other[0], hotel])).toEqual([
    { path: 'items.0.reference', code: 'only-with-hotel' },
    { path: 'items.1.reference', code: 'only-with-flight' },
  ]);
  expect(await refusalOf([alone, hotel])).toEqual([{ path: 'items.1.reference', code: 'only-with-flight' }]);
});

const dayIn = (days: number) =>
  new Date(desk.api.orderDeps.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('a cart of one flight takes none at the price of a package', async () => {
  const { data } = await desk.choose(await desk.found());
  const { offer } = z.parse(flightInCart, data[0]?.details);
  const visitor = await Visitor.arrive(into(desk.api.app));
  expect((await visitor.ask(setFlightOrder, orderOf(offer))).problem?.type).toBe('/problems/validation');
});

test('a part that is taken alone is ordered at its own price', async () => {
  const wanted = await desk.found();
  const [hotel] = desk.itemsOf(await desk.choose({ hotel: wanted.hotel }));
  if (!hotel) throw new Error('the hotel is there');
  expect(await refusalOf([hotel])).toBeUndefined();
  // And not at the price that it has together.
  const [, together] = desk.itemsOf(await desk.choose(wanted));
  expect(together?.total.amount).toBeLessThan(hotel.total.amount);
});

test('an id that nobody was given names no price of a package where no night is left', async () => {
  const { data } = await desk.choose(await desk.found());
  const { offer } = z.parse(flightInCart, data[0]?.details);
  const [there = ''] = offer.id.split('~');
  const oneWay = there.split('.').slice(0, -1).join('.');
  const visitor = await Visitor.arrive(into(desk.api.app));
  const { problem } = await visitor.ask(
    setOrder,
    cartOf([{ product: FLIGHT, reference: oneWay, total: offer.price.intTotal }]),
  );
  expect(problem?.type).toBe('/problems/offer-not-found');
});

test('a hotel that sells out while the package is paid: nothing is charged, no seat is kept, and which it is is told', async () => {
  const chosen = await desk.choose(await desk.found({ on: dayIn(100), back: dayIn(103) }));
  const before = await desk.sold();
  const charges = desk.api.payments.approvedCharges();
  const { visitor, transactionId } = await desk.readyToPay(desk.itemsOf(chosen));
  expect(await desk.sellOut(chosen)).toBeGreaterThan(0);
  expect((await visitor.pay(transactionId)).problem).toMatchObject({
    type: '/problems/seats-gone',
    title: 'The last room was sold',
    errors: [{ path: 'items.1', code: 'seats-gone' }],
  });
  expect(desk.api.payments.approvedCharges()).toBe(charges);
  expect((await desk.sold()).seats).toBe(before.seats);
});
