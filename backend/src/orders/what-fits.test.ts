import { createPassenger, setOrder } from '@alisio/shared-contracts/endpoints';
import { FLIGHT } from '@alisio/shared-contracts/flights';
import { newCartId, type OrderItem } from '@alisio/shared-contracts/orders';
import { makeOffer } from '../../testing/flight-offer.ts';
import { cartOf, mixedOrders, visitorName } from '../../testing/mixed-orders.ts';
import { TICKET } from '../../testing/museum.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { into, passengers, Visitor } from '../../testing/visitor.ts';
import { orderById } from './order-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());
const { ticketOn, flightNamed, ordered } = mixedOrders(() => api);

test('particulars that do not fit are told by their place, and not kept', async () => {
  const { tell, orderId } = await ordered([await ticketOn('2027-04-01')]);
  const refused = async (...particulars: object[]) => (await tell(...particulars)).problem?.errors;
  expect(await refused({})).toEqual([{ path: 'items.0.visitorName', code: 'required' }]);
  expect(await refused({ visitorName, guideLanguage: 'fr' })).toEqual([
    { path: 'items.0.guideLanguage', code: 'unknown-language' },
  ]);
  expect(await refused({ visitorName, shoeSize: 38 })).toEqual([
    { path: 'items.0', code: 'unrecognized-keys' },
  ]);
  expect(await refused({ visitorName }, {})).toEqual([{ path: 'items', code: 'count' }]);
  expect((await orderById(api.database.db, orderId))?.particulars).toBeNull();
});

test('a flight asks for nothing beyond who travels, and nothing else is kept with it', async () => {
  const { tell, orderId } = await ordered([await flightNamed('no-more')]);
  expect((await tell({ cardNumber: '4242424242424242' })).problem?.errors).toEqual([
    { path: 'items.0.cardNumber', code: 'not-asked' },
  ]);
  expect((await tell({})).problem).toBeUndefined();
  expect((await orderById(api.database.db, orderId))?.particulars).toEqual([{}]);
});

test('who travels is not taken where no product asks for it, and is not carried over to such a cart', async () => {
  const { visitor, orderId } = await ordered([await ticketOn('2027-04-02')]);
  const { problem } = await visitor.ask(createPassenger, { orderId, passengers });
  expect(problem?.errors).toEqual([{ path: 'passengers', code: 'not-asked' }]);
  expect((await orderById(api.database.db, orderId))?.passengers).toBeNull();

  const cartId = newCartId();
  const items = [await flightNamed('left-out'), await ticketOn('2027-04-03')];
  const both = await visitor.call(setOrder, cartOf(items, cartId));
  await visitor.call(createPassenger, { orderId: both.id, passengers });
  const alone = await visitor.call(setOrder, cartOf(items.slice(1), cartId));
  expect((await orderById(api.database.db, alone.id))?.passengers).toBeNull();
});

test('whoever turns two or twelve on the way is what they are on the last day of all that is ordered', async () => {
  // The one on a lap is two on the 15th of January.
  for (const [day, errors] of [
    ['2028-01-14', undefined],
    ['2028-01-15', [{ path: 'passengers.3.dateOfBirth', code: 'age-of-type' }]],
  ] as const) {
    const [flight, ticket] = [await flightNamed(`two-on-the-way-${day}`), await ticketOn(day)];
    for (const items of [
      [flight, ticket],
      [ticket, flight],
    ]) {
      const { visitor, orderId } = await ordered(items);
      const { problem } = await visitor.ask(createPassenger, { orderId, passengers });
      expect(problem?.errors).toEqual(errors);
    }
  }
});

test('a flight stands in an order once, whatever its offer is called; a museum may be visited by two', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const flight = await flightNamed('once');
  const sameFlight = await flightNamed('once-more');
  const ticket = await ticketOn('2027-04-04');
  for (const other of [flight, sameFlight]) {
    const { problem } = await visitor.ask(setOrder, cartOf([flight, ticket, other]));
    expect(problem?.errors).toEqual([{ path: 'items.2.reference', code: 'repeated' }]);
  }
  const later = makeOffer({ id: 'later', outbound: '2027-03-10', inbound: '2027-03-17' });
  await api.inventory.put(later, 9);
  const total = later.price.intTotal;
  const twoTrips = [flight, { product: FLIGHT, reference: 'later', total }, ticket, ticket];
  expect((await visitor.ask(setOrder, cartOf(twoTrips))).status).toBe(200);
});

test('no more is told of an item than a product can ask for', async () => {
  const { tell } = await ordered([await ticketOn('2027-04-05')]);
  const told = (count: number) =>
    tell({
      visitorName,
      ...Object.fromEntries(Array.from({ length: count - 1 }, (_, i) => [`field${i}`, i])),
    });
  expect((await told(100)).problem?.errors?.[0]).toEqual({ path: 'items.0', code: 'unrecognized-keys' });
  expect((await told(101)).problem?.errors).toEqual([{ path: 'items.0', code: 'too-many' }]);
  expect((await told(9000)).problem?.errors).toEqual([{ path: 'items.0', code: 'too-many' }]);
  for (const value of [{}, [], { deeper: { still: 'x' } }, null, 'x'.repeat(301), 1.5, 'a\nb'])
    expect(await tell({ visitorName: value })).toMatchObject({
      status: 400,
      problem: { type: '/problems/validation', errors: [{ path: 'items.0.*', code: expect.any(String) }] },
    });
  expect((await tell({ ['x'.repeat(41)]: true })).status).toBe(400);
});

test('what no one sells here, or costs in two currencies, is told by its place', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const ticket = await ticketOn('2027-03-09');
  const refused = async (...items: OrderItem[]) =>
    (await visitor.ask(setOrder, cartOf(items))).problem?.errors;
  expect(await refused(ticket, { ...ticket, product: 'submarine' })).toEqual([
    { path: 'items.1.product', code: 'unknown-product' },
  ]);
  expect(await refused(ticket, { ...ticket, total: { ...TICKET, currency: 'COP' } })).toEqual([
    { path: 'items.1.total.currency', code: 'another-currency' },
  ]);
});
