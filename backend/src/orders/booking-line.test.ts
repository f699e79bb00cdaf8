import {
  createPassenger,
  findBooking,
  getBaggageOptions,
  getOrder,
  setFlightOrder,
} from '@alisio/shared-contracts/endpoints';
import { isReference } from '@alisio/shared-contracts/rules';
import { makeOffer } from '../../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { infoData, into, orderOf, passengers, Visitor } from '../../testing/visitor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
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
  expect(booking.selectedFlightOffer.FlightOffer).toEqual(offer);
  expect(booking.passenger.map(({ passportNumber }) => passportNumber)).toEqual(Array(4).fill('•••456'));
  expect(await api.inventory.seatsLeft('line')).toBe(6);

  const typed = `${booking.referenceId.slice(0, 5).toLowerCase()}-${booking.referenceId.slice(5)}`;
  const found = await visitor.call(findBooking, { referenceId: typed, email: ' lucia.rivera@EJEMPLO.test ' });
  expect(found).toEqual(booking);
  const order = await visitor.call(getOrder);
  expect(order).toMatchObject({ status: 'confirmed', booking: { referenceId: booking.referenceId } });
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

test('the same offer twice is one order; another offer takes its place and keeps what was typed', async () => {
  const [first, second] = [
    await offered({ id: 'first' }),
    await offered({ id: 'second', adultPrice: 30_000 }),
  ];
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.prepare(first);
  const one = await visitor.call(setFlightOrder, orderOf(first));
  const again = await visitor.call(setFlightOrder, orderOf(first));
  const other = await visitor.call(setFlightOrder, orderOf(second));

  expect(again.id).toBe(one.id);
  expect(other.id).not.toBe(one.id);
  const paid = await visitor.pay(await visitor.giveCard(second));
  // Contact and travellers still fit; the old amount on the bill does not.
  expect(paid.problem).toMatchObject({ type: '/problems/order-incomplete', reason: 'billing' });
});

test('racing first orders of one session end as one order', async () => {
  const offer = await offered({ id: 'race-set' });
  const visitor = await Visitor.arrive(into(api.app));
  const all = await Promise.all(
    Array.from({ length: 6 }, () => visitor.call(setFlightOrder, orderOf(offer))),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
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
  expect(problem?.type).toBe('/problems/offer-not-found');
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
  await visitor.call(setFlightOrder, orderOf(offer));
  const { status, problem } = await visitor.ask(createPassenger, { passengers: wrong, infoData });
  expect(status).toBe(400);
  expect(problem?.errors?.map((error) => error.code)).toContain(code);
});

test('an order is seen by its own session only', async () => {
  const offer = await offered({ id: 'private' });
  const [owner, other] = [await Visitor.arrive(into(api.app)), await Visitor.arrive(into(api.app))];
  const transactionId = await owner.prepare(offer);
  const { id, baggageUrl } = await owner.call(setFlightOrder, orderOf(offer));
  expect(baggageUrl).toContain(id);
  expect((await owner.ask(getBaggageOptions, undefined, baggageUrl)).answer?.journeys).toHaveLength(2);
  expect((await other.ask(getBaggageOptions, undefined, baggageUrl)).problem?.type).toBe(
    '/problems/order-not-found',
  );
  expect((await other.pay(transactionId)).problem?.type).toBe('/problems/order-not-found');
  expect((await other.ask(getOrder)).problem?.type).toBe('/problems/order-not-found');
});
