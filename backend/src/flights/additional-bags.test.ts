import {
  addAdditionalServices,
  createBillingInfo,
  createPassenger,
  findBooking,
  getBaggageOptions,
  setCustomer,
  setFlightOrder,
} from '@alisio/shared-contracts/endpoints';
import { bookedFlight, type FlightOffer } from '@alisio/shared-contracts/flights';
import { newCartId } from '@alisio/shared-contracts/orders';
import { z } from '@alisio/shared-contracts/zod';
import { makeOffer } from '../../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { billingFor, customerDetails, into, orderOf, passengers, Visitor } from '../../testing/visitor.ts';
import { bookingPaper } from '../orders/booking-paper.ts';
import { orderById } from '../orders/order-repository.ts';
import { paperText } from '../papers/index.ts';

let api: TestApi;
beforeEach(() => {
  api.payments.next({ kind: 'approved' });
  api.inventory.priceBags(4500);
});
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

const usd = (amount: number) => ({ amount, currencyCode: 'USD' });
const bags = (quantity: number, each = 4500) => ({
  onward: {
    journeyType: 'onward',
    segmentIds: ['1'],
    quantity,
    price: usd(each),
    total: usd(quantity * each),
  },
  total: usd(quantity * each),
});
const withBags = (offer: FlightOffer, count: number, each = 4500) => ({
  price: { intTotal: { amount: offer.price.intTotal.amount + count * each, currency: 'USD' } },
});

/** A visitor with an order of a flight, and what the page asks of it. */
async function ordered(id: string) {
  const offer = makeOffer({ id });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  const cartId = newCartId();
  const { id: orderId, baggageUrl } = await visitor.call(setFlightOrder, orderOf(offer, cartId));
  visitor.orderId = orderId;
  const options = async () => {
    const { answer } = await visitor.ask(getBaggageOptions, undefined, baggageUrl);
    if (!answer) throw new Error('no options');
    return answer;
  };
  const { additionalServicesId } = await options();
  const add = (baggage: object, more: object = {}) =>
    visitor.ask(addAdditionalServices, { orderId, additionalServicesId, baggage, ...more });
  const total = async () => (await visitor.look()).answer?.total.amount;
  return { offer, cartId, visitor, orderId, options, add, total, additionalServicesId };
}

test('bags are added to a flight, charged with it, and stand in its booking way by way', async () => {
  const { offer, visitor, orderId, add, options, total, additionalServicesId } = await ordered('with-bags');
  expect((await options()).journeys).toEqual([
    {
      journeyType: 'onward',
      segmentIds: ['1'],
      maxQuantity: 2,
      price: { amount: 4500, currency: 'USD' },
      quantity: 0,
    },
    { journeyType: 'return', segmentIds: ['2'], maxQuantity: 2, quantity: 0 },
  ]);
  expect(await add(bags(2))).toEqual({ status: 201, answer: { data: { id: additionalServicesId } } });
  const whole = withBags(offer, 2);
  expect(await total()).toBe(whole.price.intTotal.amount);
  expect((await options()).journeys[0]?.quantity).toBe(2);

  await visitor.call(setCustomer, { orderId, customerDetails });
  await visitor.call(createPassenger, { orderId, passengers });
  const ofFlightAlone = { orderId, billingInformation: billingFor(offer) };
  expect((await visitor.ask(createBillingInfo, ofFlightAlone)).problem?.type).toBe('/problems/price-changed');
  await visitor.call(createBillingInfo, { orderId, billingInformation: billingFor(whole) });
  const { answer } = await visitor.pay(await visitor.giveCard(whole));
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  const { booking } = answer;
  expect(booking.totalAmountPaid).toEqual(whole.price.intTotal);
  expect(booking.items[0]?.total).toEqual(whole.price.intTotal);
  expect(z.parse(bookedFlight, booking.items[0]?.details).additionalServices.baggages).toEqual([
    { journeyType: 'onward', quantity: 2, amount: 9000, currency: 'USD' },
  ]);
  const { email } = customerDetails;
  expect(await visitor.call(findBooking, { referenceId: booking.referenceId, email })).toEqual(booking);
  const order = await orderById(api.database.db, orderId);
  if (!order) throw new Error('no order');
  const text = paperText(await bookingPaper(api.orderDeps, order, 'es'));
  expect(text).toMatch(/Maletas extra de ida: 2, US\$\s90,00/);
});

test('said again they are there once; what is said last holds, also none', async () => {
  const { offer, add, total } = await ordered('bags-twice');
  const { amount } = offer.price.intTotal;
  await Promise.all([add(bags(1)), add(bags(1)), add(bags(1))]);
  expect(await total()).toBe(amount + 4500);
  await add(bags(2));
  expect(await total()).toBe(amount + 9000);
  await add({ total: usd(0) });
  expect(await total()).toBe(amount);
});

const [onward] = [bags(1).onward];
test.each([
  ['more than the flight takes', bags(3), 'validation', 'too-many'],
  ['a price that is not ours', bags(1, 1), 'price-changed', undefined],
  [
    'a way without a price',
    { return: { ...onward, journeyType: 'return', segmentIds: ['2'] }, total: usd(4500) },
    'validation',
    'not-offered',
  ],
  [
    'flights of another way',
    { onward: { ...onward, segmentIds: ['2'] }, total: usd(4500) },
    'validation',
    'not-the-journey',
  ],
  ['a sum that is none', { ...bags(1), total: usd(1) }, 'validation', 'not-the-sum'],
  [
    'a way’s sum that is none',
    { onward: { ...onward, total: usd(1) }, total: usd(1) },
    'validation',
    'not-the-sum',
  ],
])('refused, and nothing is added: %s', async (what, baggage, kind, code) => {
  const { offer, add, total } = await ordered(`refused ${what}`);
  const { problem } = await add(baggage);
  expect(problem?.type).toBe(`/problems/${kind}`);
  expect(problem?.errors?.[0]?.code).toBe(code);
  expect(await total()).toBe(offer.price.intTotal.amount);
});

test('bags are named by their own order', async () => {
  const [one, other] = [await ordered('named-one'), await ordered('named-other')];
  const { problem } = await one.add(bags(1), { additionalServicesId: other.additionalServicesId });
  expect(problem?.errors).toEqual([{ path: 'additionalServicesId', code: 'not-of-the-order' }]);
});

test('a bill from before the bags is not the order’s any more', async () => {
  const { offer, visitor, orderId, add } = await ordered('billed-before');
  await visitor.fillIn(offer);
  const order = visitor.orderId;
  expect(order).not.toBe(orderId);
  const id = `services-1-${order}`;
  expect((await add(bags(1), { orderId: order, additionalServicesId: id })).status).toBe(201);
  const transactionId = await visitor.giveCard(withBags(offer, 1));
  expect((await visitor.pay(transactionId)).problem).toMatchObject({
    type: '/problems/order-incomplete',
    reason: 'billing',
  });
});

test('a card that was given before the bags is charged what the order costs with them', async () => {
  const { offer, visitor, orderId, add } = await ordered('card-before');
  const card = { cardToken: 'tok_given_before_the_bags_1' };
  const before = await visitor.giveCard(offer, card);
  await add(bags(1));
  expect((await visitor.pay(before)).problem?.reason).toBe('customer');
  await visitor.call(setCustomer, { orderId, customerDetails });
  await visitor.call(createPassenger, { orderId, passengers });
  const whole = withBags(offer, 1);
  await visitor.call(createBillingInfo, { orderId, billingInformation: billingFor(whole) });
  expect((await visitor.pay(before)).problem?.type).toBe('/problems/price-changed');
  const after = await visitor.giveCard(whole, card);
  expect(after).toBe(before);
  const { answer } = await visitor.pay(after);
  expect(answer).toMatchObject({ booking: { totalAmountPaid: whole.price.intTotal } });
});

test('a bag that costs something else by now is not charged', async () => {
  const { offer, visitor, orderId, add } = await ordered('dearer-bags');
  await add(bags(1));
  await visitor.call(setCustomer, { orderId, customerDetails });
  await visitor.call(createPassenger, { orderId, passengers });
  const whole = withBags(offer, 1);
  await visitor.call(createBillingInfo, { orderId, billingInformation: billingFor(whole) });
  const transactionId = await visitor.giveCard(whole);
  api.inventory.priceBags(5000);
  expect((await visitor.pay(transactionId)).problem?.type).toBe('/problems/price-changed');
});

test('a flight of the same cart at another price keeps the bags that it still sells, else drops them', async () => {
  const { cartId, visitor, add } = await ordered('repriced');
  await add(bags(2));
  const dearer = makeOffer({ id: 'repriced-2', adultPrice: 21_000 });
  await api.inventory.put(dearer, 9);
  await visitor.order(dearer, cartId);
  expect((await visitor.look()).answer?.total.amount).toBe(withBags(dearer, 2).price.intTotal.amount);
  api.inventory.priceBags(undefined);
  const third = makeOffer({ id: 'repriced-3', adultPrice: 22_000 });
  await api.inventory.put(third, 9);
  await visitor.order(third, cartId);
  expect((await visitor.look()).answer?.total.amount).toBe(third.price.intTotal.amount);
});
