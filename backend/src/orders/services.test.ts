import { createBillingInfo, setCustomer } from '@alisio/shared-contracts/endpoints';
import { FLIGHT } from '@alisio/shared-contracts/flights';
import { mixedOrders, visitorName } from '../../testing/mixed-orders.ts';
import { GUIDE, MUSEUM_TICKET, TICKET } from '../../testing/museum.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { billingFor, customerDetails } from '../../testing/visitor.ts';
import { orderDesk, reconcilePayments } from './index.ts';
import type { KeptService } from './product.ts';

let api: TestApi;
beforeEach(() => api.payments.next({ kind: 'approved' }));
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

const { ordered } = mixedOrders(() => api);

const guides = (quantity: number): KeptService[] => [{ name: GUIDE.name, quantity, each: GUIDE.each }];

/** Whose session an order is. */
const sessionOf = async (orderId: string) => {
  const { session_id } = await api.database.db
    .selectFrom('booking_order')
    .select('session_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return session_id;
};

/** A museum's call, as its routes would make it: how many guides the ticket at a place shall have. */
const add = async (orderId: string, services: readonly KeptService[], place = 0, product = MUSEUM_TICKET) =>
  orderDesk(api.orderDeps).setServices({
    sessionId: await sessionOf(orderId),
    orderId,
    place,
    product,
    services,
    pathOf: ({ name }) => `services.${name}`,
  });

/** A ticket with guides that is ready to be paid. */
async function withGuides(day: string, quantity: number, lent = 5) {
  const item = { product: MUSEUM_TICKET, reference: await api.museum.open(day, 5, lent), total: TICKET };
  const order = await ordered([item]);
  const { orderId, visitor } = order;
  await add(orderId, guides(quantity));
  await visitor.call(setCustomer, { orderId, customerDetails });
  const price = { intTotal: { ...TICKET, amount: TICKET.amount + quantity * GUIDE.each.amount } };
  await visitor.call(createBillingInfo, { orderId, billingInformation: billingFor({ price }) });
  await order.tell({ visitorName });
  return { ...order, transactionId: await visitor.giveCard({ price }), price: price.intTotal };
}

test('a product of any kind has something added: it is held, charged and booked with its item', async () => {
  const { visitor, transactionId, price } = await withGuides('2027-04-01', 2);
  expect((await visitor.look()).answer?.total).toEqual(price);
  const { answer } = await visitor.pay(transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  expect([answer.booking.totalAmountPaid, answer.booking.items[0]?.total]).toEqual([price, price]);
  expect(await api.museum.guidesLeft('2027-04-01')).toBe(3);
});

test('where what was added is out, nothing of the order is held and nobody is charged', async () => {
  const charges = api.payments.approvedCharges();
  const { visitor, transactionId } = await withGuides('2027-04-02', 2, 1);
  expect((await visitor.pay(transactionId)).problem?.type).toBe('/problems/seats-gone');
  expect(api.payments.approvedCharges()).toBe(charges);
  expect([await api.museum.guidesLeft('2027-04-02'), await api.museum.countOf('2027-04-02')]).toEqual([
    1,
    { left: 5, paid: 0 },
  ]);
});

test('a declined card lets go of what was added, which can be changed then', async () => {
  const { visitor, orderId, transactionId } = await withGuides('2027-04-03', 2);
  api.payments.next({ kind: 'declined', reason: 'card-declined' });
  expect((await visitor.pay(transactionId)).problem?.type).toBe('/problems/payment-declined');
  expect(await api.museum.guidesLeft('2027-04-03')).toBe(5);
  await add(orderId, guides(1));
  expect((await visitor.look()).answer?.total.amount).toBe(TICKET.amount + GUIDE.each.amount);
});

test('what a charge held is let go of as it was, though the order was changed while it is given back', async () => {
  const { visitor, orderId, transactionId, price } = await withGuides('2027-04-04', 2);
  api.museum.supplier('never cancels');
  expect((await visitor.pay(transactionId)).problem).toMatchObject({
    type: '/problems/not-booked',
    reason: 'refunded',
  });
  expect(await api.museum.guidesLeft('2027-04-04')).toBe(3);
  await add(orderId, []);
  api.museum.supplier('answers');
  api.wait(60_000);
  await reconcilePayments(api.orderDeps, 0);
  expect(await api.museum.guidesLeft('2027-04-04')).toBe(5);
  expect(price.amount).toBe(2650);
});

test('said twice it is there once, and no item but a draft of that product takes it', async () => {
  const { visitor, orderId, transactionId } = await withGuides('2027-04-05', 1);
  await add(orderId, guides(1));
  expect((await visitor.look()).answer?.total.amount).toBe(TICKET.amount + GUIDE.each.amount);
  await expect(add(orderId, guides(1), 1)).rejects.toMatchObject({ kind: 'order-not-found' });
  await expect(add(orderId, guides(1), 0, FLIGHT)).rejects.toMatchObject({ kind: 'order-not-found' });
  await visitor.pay(transactionId);
  await expect(add(orderId, [])).rejects.toMatchObject({ kind: 'order-state' });
});

test.each([
  ['more than there may be', '2027-05-01', { ...GUIDE, quantity: 3 }, 'validation'],
  ['what is not offered', '2027-05-02', { ...GUIDE, name: 'lunch', quantity: 1 }, 'validation'],
  ['at another price', '2027-05-03', { ...GUIDE, quantity: 1, each: TICKET }, 'price-changed'],
  [
    'in another currency',
    '2027-05-04',
    { ...GUIDE, quantity: 1, each: { amount: 400, currency: 'EUR' } },
    'price-changed',
  ],
])('refused: %s', async (_what, day, { name, quantity, each }, kind) => {
  const item = { product: MUSEUM_TICKET, reference: await api.museum.open(day, 1), total: TICKET };
  const { orderId, visitor } = await ordered([item]);
  await expect(add(orderId, [{ name, quantity, each }])).rejects.toMatchObject({ kind });
  expect((await visitor.look()).answer?.total).toEqual(TICKET);
});
