import {
  createBillingInfo,
  createPassenger,
  createPaymentInfo,
  setCustomer,
  setFlightOrder,
  setParticulars,
} from '@alisio/shared-contracts/endpoints';
import { newCartId } from '@alisio/shared-contracts/orders';
import { makeOffer } from '../../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  billingFor,
  cardFor,
  customerDetails,
  flightOf,
  infoData,
  into,
  orderOf,
  passengers,
  Visitor,
} from '../../testing/visitor.ts';

let api: TestApi;
beforeEach(() => api?.payments.next({ kind: 'approved' }));
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const offered = async (id: string, adultPrice = 20_000) => {
  const offer = makeOffer({ id, adultPrice });
  await api.inventory.put(offer, 9);
  return offer;
};
const problemOf = ({ problem }: { problem?: { type: string } | undefined }) => problem?.type;
const REPLACED = '/problems/order-replaced';

test('two tabs of one session: the one that shows A never pays for B, and books A once it has set it again', async () => {
  const [a, b] = [await offered('tab-a'), await offered('tab-b')];
  const cartOfA = newCartId();
  const first = await Visitor.arrive(into(api.app));
  await first.fillIn(a, passengers, cartOfA);
  const transactionId = await first.giveCard(a);
  const second = first.anotherTab();
  await second.prepare(b);

  const charges = api.payments.approvedCharges();
  expect(problemOf(await first.pay(transactionId))).toBe(REPLACED);
  expect(api.payments.approvedCharges()).toBe(charges);
  expect([await api.inventory.seatsLeft('tab-a'), await api.inventory.seatsLeft('tab-b')]).toEqual([9, 9]);

  await first.fillIn(a, passengers, cartOfA);
  const paid = await first.pay(await first.giveCard(a));
  if (paid.answer?.status !== 'confirmed') throw new Error('not confirmed');
  expect(flightOf(paid.answer.booking).id).toBe('tab-a');
});

test('every call on an order that the session has left says so, and writes nothing', async () => {
  const [a, b] = [await offered('left-a'), await offered('left-b')];
  const first = await Visitor.arrive(into(api.app));
  const orderId = await first.order(a);
  await first.anotherTab().order(b);
  const calls = [
    first.ask(setCustomer, { orderId, customerDetails, infoData }),
    first.ask(createPassenger, { orderId, passengers, infoData }),
    first.ask(setParticulars, { orderId, items: [{}], infoData }),
    first.ask(createBillingInfo, { orderId, billingInformation: billingFor(a), infoData }),
    first.ask(createPaymentInfo, { orderId, paymentInformation: cardFor(a), infoData }),
  ];
  for (const answer of await Promise.all(calls)) expect(problemOf(answer)).toBe(REPLACED);
  expect((await first.look(orderId)).answer?.status).toBe('abandoned');
});

test('the same offer is bought twice with two carts, and each cart once', async () => {
  const offer = await offered('twice');
  const visitor = await Visitor.arrive(into(api.app));
  const references = new Set<string>();
  for (const cartId of [newCartId(), newCartId()]) {
    await visitor.fillIn(offer, passengers, cartId);
    const { orderId } = visitor;
    const { answer } = await visitor.pay(await visitor.giveCard(offer));
    if (answer?.status !== 'confirmed') throw new Error('not confirmed');
    references.add(answer.booking.referenceId);
    // A page that is reloaded, or a copy of it, asks for its cart once more.
    expect(await visitor.order(offer, cartId)).toBe(orderId);
    const again = await visitor.ask(setCustomer, { orderId, customerDetails, infoData });
    expect(problemOf(again)).toBe('/problems/order-state');
  }
  expect(references.size).toBe(2);
  expect(await api.inventory.seatsLeft('twice')).toBe(3);
});

test('a cart that was booked is known by its order when the flight is sold no longer', async () => {
  const offer = await offered('gone-since');
  const cartId = newCartId();
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.fillIn(offer, passengers, cartId);
  await visitor.pay(await visitor.giveCard(offer));
  const { orderId } = visitor;
  api.inventory.remove('gone-since');
  expect(await visitor.order(offer, cartId)).toBe(orderId);
  expect((await visitor.look()).answer).toMatchObject({ status: 'confirmed' });
});

test('a cart whose price has changed is a new order, which keeps what was typed and still fits', async () => {
  const cartId = newCartId();
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.fillIn(await offered('dearer-now'), passengers, cartId);
  const before = visitor.orderId;
  const dearer = await offered('dearer-now', 30_000);
  expect(await visitor.order(dearer, cartId)).not.toBe(before);
  const paid = await visitor.pay(await visitor.giveCard(dearer));
  // Contact and travellers still fit; the old amount on the bill does not.
  expect(paid.problem).toMatchObject({ type: '/problems/order-incomplete', reason: 'billing' });
});

test('a cart that is booked stays its booking, whatever price a copy of the tab still shows', async () => {
  const cartId = newCartId();
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.fillIn(await offered('old-price'), passengers, cartId);
  const dearer = await offered('old-price', 30_000);
  await visitor.fillIn(dearer, passengers, cartId);
  const { orderId } = visitor;
  await visitor.pay(await visitor.giveCard(dearer));
  expect(await visitor.anotherTab().order(makeOffer({ id: 'old-price' }), cartId)).toBe(orderId);
});

test('what was typed for one cart is not in the order of another', async () => {
  const [a, b] = [await offered('typed-a'), await offered('typed-b')];
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.fillIn(a);
  await visitor.order(b);
  const paid = await visitor.pay(await visitor.giveCard(b));
  expect(paid.problem).toMatchObject({ type: '/problems/order-incomplete', reason: 'customer' });
});

test('an order that was replaced keeps nothing of what was chosen and typed', async () => {
  const [a, b] = [await offered('dropped-a'), await offered('dropped-b')];
  const cartId = newCartId();
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.fillIn(a, passengers, cartId);
  await visitor.call(setParticulars, { orderId: visitor.orderId, items: [{}] });
  const ids = [visitor.orderId];
  // Dearer in the same cart, then another cart.
  ids.push(await visitor.order(await offered('dropped-a', 30_000), cartId));
  await visitor.order(b);
  const kept = await api.database.db
    .selectFrom('booking_order')
    .select(['status', 'items', 'customer', 'passengers', 'particulars', 'billing'])
    .where('id', 'in', ids)
    .execute();
  const nothing = { items: [], customer: null, passengers: null, particulars: null, billing: null };
  expect(kept).toEqual(Array(2).fill({ status: 'abandoned', ...nothing }));
  expect((await visitor.look(ids[0])).answer).toMatchObject({ status: 'abandoned', items: [] });
});

test('while one cart is being paid, another one waits and the payment comes to its end', async () => {
  const [a, b] = [await offered('paying-a'), await offered('waiting-b')];
  const first = await Visitor.arrive(into(api.app));
  const transactionId = await first.prepare(a);
  api.payments.next({ kind: 'lost' });
  expect((await first.pay(transactionId)).answer).toEqual({ status: 'pending', waitsFor: 'bank' });

  const second = first.anotherTab();
  const cartOfB = newCartId();
  const busy = await second.ask(setFlightOrder, orderOf(b, cartOfB));
  expect(problemOf(busy)).toBe('/problems/order-busy');
  expect((await first.pay(transactionId)).answer?.status).toBe('confirmed');
  api.payments.next({ kind: 'approved' });
  await second.fillIn(b, passengers, cartOfB);
  expect((await second.pay(await second.giveCard(b))).answer?.status).toBe('confirmed');
});

test('a cart that another tab has paid cannot be paid again with another card', async () => {
  const offer = await offered('paid-elsewhere');
  const first = await Visitor.arrive(into(api.app));
  await first.fillIn(offer);
  const [one, two] = [await first.giveCard(offer), await first.giveCard(offer)];
  expect((await first.pay(one)).answer?.status).toBe('confirmed');
  const charges = api.payments.approvedCharges();
  expect(problemOf(await first.pay(two))).toBe('/problems/order-state');
  expect(api.payments.approvedCharges()).toBe(charges);
});

test('an order named with the transaction of another is no order', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const transactionId = await visitor.prepare(await offered('mixed-a'));
  const other = await visitor.order(await offered('mixed-b'));
  expect(problemOf(await visitor.pay(transactionId, other))).toBe('/problems/order-not-found');
});

test('racing first orders of one cart end as one order', async () => {
  const offer = await offered('race-set');
  const visitor = await Visitor.arrive(into(api.app));
  const cartId = newCartId();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => visitor.call(setFlightOrder, orderOf(offer, cartId))),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
});

test('fifty edits of one order at once all arrive', async () => {
  const offer = await offered('crowded');
  const visitor = await Visitor.arrive(into(api.app));
  const orderId = await visitor.order(offer);
  const edits = Array.from({ length: 50 }, (_, i) =>
    i % 2 === 0
      ? visitor.ask(setCustomer, { orderId, customerDetails, infoData })
      : visitor.ask(createPassenger, { orderId, passengers, infoData }),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses).toEqual(Array(50).fill(200));
});

test('fifty carts of one session at once: one is left, and nothing fails on our side', async () => {
  const offers = await Promise.all(Array.from({ length: 5 }, (_, i) => offered(`many-${i}`)));
  const visitor = await Visitor.arrive(into(api.app));
  const orders = await Promise.all(
    Array.from({ length: 10 }, () =>
      offers.map((offer) => visitor.ask(setFlightOrder, orderOf(offer))),
    ).flat(),
  );
  expect(orders.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const standings = await Promise.all(orders.map(({ answer }) => visitor.look(answer?.id)));
  expect(standings.filter(({ answer }) => answer?.status === 'draft')).toHaveLength(1);
});
