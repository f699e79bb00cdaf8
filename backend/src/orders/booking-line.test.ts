import {
  createPassenger,
  findBooking,
  getBaggageOptions,
  setCustomer,
  setFlightOrder,
  setParticulars,
} from '@alisio/shared-contracts/endpoints';
import { isReference } from '@alisio/shared-contracts/rules';
import { makeOffer } from '../../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  customerDetails,
  flightOf,
  infoData,
  into,
  orderOf,
  passengers,
  Visitor,
} from '../../testing/visitor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const offered = async (facts: Parameters<typeof makeOffer>[0], seats = 9) => {
  const offer = makeOffer(facts);
  await api.inventory.put(offer, seats);
  return offer;
};

test('from an offer to a booking that its reference and e-mail find again', async () => {
  const offer = await offered({ id: 'line' });
  const visitor = await Visitor.arrive(into(api.app));
  const paid = await visitor.pay(await visitor.prepare(offer));

  if (paid.answer?.status !== 'confirmed') throw new Error('not confirmed');
  const { booking } = paid.answer;
  expect(isReference(booking.referenceId)).toBe(true);
  expect(booking.totalAmountPaid).toEqual(offer.price.intTotal);
  expect(booking.items).toMatchObject([
    { product: 'flight', title: 'Bogotá a Miami', total: offer.price.intTotal, particulars: {} },
  ]);
  expect(flightOf(booking)).toEqual(offer);
  expect(booking.passenger.map(({ passportNumber }) => passportNumber)).toEqual(Array(4).fill('•••456'));
  expect(await api.inventory.seatsLeft('line')).toBe(6);

  const typed = `${booking.referenceId.slice(0, 5).toLowerCase()}-${booking.referenceId.slice(5)}`;
  const found = await visitor.call(findBooking, { referenceId: typed, email: ' lucia.rivera@EJEMPLO.test ' });
  expect(found).toEqual(booking);
  const { answer: order } = await visitor.look();
  expect(order).toMatchObject({ status: 'confirmed', booking: { referenceId: booking.referenceId } });
});

test('a booking has the title that it was ordered by, in the language of the page', async () => {
  const offer = await offered({ id: 'titled' });
  const visitor = await Visitor.arrive(into(api.app));
  const { send } = visitor;
  visitor.send = ({ headers, ...request }) =>
    send({ ...request, headers: { ...headers, 'accept-language': 'en-US,en;q=0.9' } });
  const transactionId = await visitor.prepare(offer);
  visitor.send = send;
  const { answer } = await visitor.pay(transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  expect(answer.booking.items.map(({ title }) => title)).toEqual(['Bogotá to Miami']);
});

test('a wrong reference and a wrong e-mail get the same answer', async () => {
  const offer = await offered({ id: 'lookup' });
  const visitor = await Visitor.arrive(into(api.app));
  const { answer } = await visitor.pay(await visitor.prepare(offer));
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  const { referenceId } = answer.booking;

  const wrongEmail = await visitor.ask(findBooking, { referenceId, email: 'otra@ejemplo.test' });
  const wrongReference = await visitor.ask(findBooking, {
    referenceId: '0000000000',
    email: 'lucia.rivera@ejemplo.test',
  });
  expect(wrongEmail).toEqual(wrongReference);
  expect(wrongEmail.problem?.type).toBe('/problems/booking-not-found');
});

test('a price that is not the one of now is refused', async () => {
  await offered({ id: 'dearer', adultPrice: 30_000 });
  const seen = makeOffer({ id: 'dearer', adultPrice: 20_000 });
  const visitor = await Visitor.arrive(into(api.app));
  const { problem } = await visitor.ask(setFlightOrder, orderOf(seen));
  expect(problem?.type).toBe('/problems/price-changed');
});

test('a price that changed while the form was filled in is not charged', async () => {
  const offer = await offered({ id: 'slow' });
  const visitor = await Visitor.arrive(into(api.app));
  const transactionId = await visitor.prepare(offer);
  await offered({ id: 'slow', adultPrice: 25_000 });
  const before = api.payments.approvedCharges();
  const { problem } = await visitor.pay(transactionId);
  expect(problem?.type).toBe('/problems/price-changed');
  expect(api.payments.approvedCharges()).toBe(before);
});

test('an offer that does not exist cannot be ordered', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const { problem } = await visitor.ask(setFlightOrder, orderOf(makeOffer({ id: 'nowhere' })));
  expect(problem).toMatchObject({
    type: '/problems/offer-not-found',
    title: 'This offer does not exist or no longer flies',
  });
});

test.each([
  ['too few', passengers.slice(0, 3), 'count'],
  ['another type', passengers.map((one) => ({ ...one, type: 'adult' as const })), 'not-as-priced'],
  ['the same twice', [...passengers.slice(0, 3), { ...passengers[0] }], 'repeated'],
  [
    'a child of twelve on the day of the last flight',
    passengers.map((one) => (one.id === '3' ? { ...one, dateOfBirth: '2015-02-17' } : one)),
    'age-of-type',
  ],
])('travellers must be those who were priced: %s', async (_, wrong, code) => {
  const offer = await offered({ id: 'travellers' });
  const visitor = await Visitor.arrive(into(api.app));
  const orderId = await visitor.order(offer);
  const { status, problem } = await visitor.ask(createPassenger, { orderId, passengers: wrong, infoData });
  expect(status).toBe(400);
  expect(problem?.errors?.map((error) => error.code)).toContain(code);
});

test('an order is seen by its own session only', async () => {
  const offer = await offered({ id: 'private' });
  const [owner, other] = [await Visitor.arrive(into(api.app)), await Visitor.arrive(into(api.app))];
  const transactionId = await owner.prepare(offer);
  const { orderId } = owner;
  const baggage = getBaggageOptions.path.replace('{id}', orderId);
  expect((await owner.ask(getBaggageOptions, undefined, baggage)).answer?.journeys).toHaveLength(2);
  for (const { problem } of [
    await other.ask(getBaggageOptions, undefined, baggage),
    await other.pay(transactionId, orderId),
    await other.look(orderId),
    await other.ask(setCustomer, { orderId, customerDetails, infoData }),
    await other.ask(setParticulars, { orderId, items: [{}], infoData }),
  ])
    expect(problem?.type).toBe('/problems/order-not-found');
});

test('the bags of an order are asked for by its own id, not by that of another order of the session', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const first = await visitor.call(setFlightOrder, orderOf(await offered({ id: 'bags-one' })));
  const second = await visitor.call(setFlightOrder, orderOf(await offered({ id: 'bags-two' })));
  expect(first.baggageUrl).toContain(first.id);
  const ask = (url: string) => visitor.ask(getBaggageOptions, undefined, url);
  expect((await ask(first.baggageUrl)).problem?.type).toBe('/problems/order-replaced');
  expect((await ask(second.baggageUrl)).status).toBe(200);
});
