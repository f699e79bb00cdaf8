import {
  createPassenger,
  createPaymentInfo,
  findBooking,
  setCustomer,
  setFlightOrder,
  setOrder,
  setParticulars,
} from '@alisio/shared-contracts/endpoints';
import { newCartId, type OrderItem } from '@alisio/shared-contracts/orders';
import { makeOffer } from '../../testing/flight-offer.ts';
import { cartOf, mixedOrders, sumOf, visitorName } from '../../testing/mixed-orders.ts';
import { MUSEUM_TICKET, TICKET } from '../../testing/museum.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  cardFor,
  customerDetails,
  flightOf,
  into,
  orderOf,
  passengers,
  Visitor,
} from '../../testing/visitor.ts';
import { paperText } from '../papers/index.ts';
import { bookingPaper } from './booking-paper.ts';
import { orderById } from './order-repository.ts';

let api: TestApi;
beforeEach(() => api?.payments.next({ kind: 'approved' }));
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

const { ticketOn, flightNamed, ordered, readyToPay, flightAndMuseum } = mixedOrders(() => api);

test('a product that nobody knew goes from the cart to a booking that is found again', async () => {
  const ticket = await ticketOn('2027-03-01');
  const { visitor, orderId, fillIn, tell, card } = await ordered([ticket]);
  expect((await visitor.look()).answer).toMatchObject({
    total: TICKET,
    items: [{ product: MUSEUM_TICKET, reference: 'gold-2027-03-01' }],
  });
  await fillIn();
  const said = { visitorName, guideLanguage: 'es' };
  expect((await tell(said)).answer?.id).toBe(`particulars-${orderId}`);
  const transactionId = await card();
  expect(await api.museum.countOf('2027-03-01')).toEqual({ left: 5, paid: 0 });
  const { answer } = await visitor.pay(transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  const { booking } = answer;
  expect(booking).toMatchObject({
    passenger: [],
    items: [
      {
        product: MUSEUM_TICKET,
        title: 'Museo del Oro',
        total: TICKET,
        particulars: said,
        details: {
          museum: 'Museo del Oro',
          day: '2027-03-01',
          entry: '10:00',
          confirmation: { place: '1' },
        },
      },
    ],
    totalAmountPaid: TICKET,
  });
  expect(await api.museum.countOf('2027-03-01')).toEqual({ left: 4, paid: 1 });

  const order = await orderById(api.database.db, orderId);
  if (!order) throw new Error('no order');
  const text = paperText(await bookingPaper(api.orderDeps, order, 'en'));
  expect(text).toContain('\nMuseo del Oro\n  Entry: 2027-03-01, 10:00\n  Visitor: Lucía Rivera\n');
  expect(text).toContain('  Museo del Oro: US$\u00a018.50\n');
  expect(text).not.toContain('traveling');
  const { email } = customerDetails;
  expect(await visitor.call(findBooking, { referenceId: booking.referenceId, email })).toEqual(booking);
});

test('an order is not paid before its products know what they ask for', async () => {
  const items = [await flightNamed('asks'), await ticketOn('2027-03-02')];
  const { visitor, orderId, fillIn, tell, card } = await ordered(items);
  await fillIn();
  const transactionId = await card();
  const reason = async () => (await visitor.pay(transactionId)).problem?.reason;
  expect(await reason()).toBe('passengers');
  await visitor.call(createPassenger, { orderId, passengers });
  expect(await reason()).toBe('particulars');
  await tell({}, { visitorName });
  const paid = await visitor.pay(transactionId);
  if (paid.answer?.status !== 'confirmed') throw new Error('not confirmed');
  expect(paid.answer.booking.items.map(({ title }) => title)).toEqual(['Bogotá a Miami', 'Museo del Oro']);
  expect(flightOf(paid.answer.booking).id).toBe('asks');
  expect(paid.answer.booking.totalAmountPaid).toEqual(sumOf(items));
  expect(api.payments.chargeOf(transactionId)).toMatchObject(sumOf(items));
});

test.each([
  ['flight', 'none-1', '2027-03-03', { seats: 3 }, [0, 5], 'The last seats were sold'],
  ['ticket', 'none-2', '2027-03-04', { tickets: 1 }, [9, 0], 'All tickets of that day are sold'],
] as const)(
  'when somebody else has bought the last %s, nothing is held and nobody is charged',
  async (...row) => {
    const [last, name, day, few, afterwards, title] = row;
    const both = await flightAndMuseum(name, day, few);
    const other = await readyToPay([both[last]]);
    expect((await other.visitor.pay(other.transactionId)).answer?.status).toBe('confirmed');

    const charges = api.payments.approvedCharges();
    expect((await both.visitor.pay(both.transactionId)).problem).toMatchObject({
      type: '/problems/seats-gone',
      title,
    });
    expect(api.payments.approvedCharges()).toBe(charges);
    expect(await both.left()).toEqual(afterwards);
    expect((await both.visitor.look()).answer).toMatchObject({ status: 'draft' });
  },
);

test.each([
  ['declined', 'turned-down', '2027-03-05', { kind: 'declined', reason: 'card-declined' }, 'declined'],
  ['called off', 'called-off', '2027-03-06', { kind: 'voided' }, 'draft'],
] as const)('when the charge is %s, all items are let go of', async (_, name, day, outcome, status) => {
  const { visitor, transactionId, card, left } = await flightAndMuseum(name, day);
  api.payments.next(outcome);
  const gate = api.payments.hold();
  const paying = visitor.pay(transactionId);
  while ((await visitor.look()).answer?.status === 'draft') await new Promise((next) => setImmediate(next));
  const meanwhile = await left();
  gate();
  await paying;
  expect(meanwhile).toEqual([6, 4]);
  expect(await left()).toEqual([9, 5]);
  expect((await visitor.look()).answer).toMatchObject({ status });

  api.payments.next({ kind: 'approved' });
  expect((await visitor.pay(await card())).answer?.status).toBe('confirmed');
  expect(await left()).toEqual([6, 4]);
  expect((await api.museum.countOf(day)).paid).toBe(1);
});

test('the last ticket is sold once, however many pay for it at the same moment', async () => {
  const ticket = await ticketOn('2027-03-07', 1);
  const buyers = await Promise.all(Array.from({ length: 6 }, () => readyToPay([ticket])));
  const results = await Promise.all(buyers.map(({ visitor, transactionId }) => visitor.pay(transactionId)));
  expect(results.filter(({ answer }) => answer?.status === 'confirmed')).toHaveLength(1);
  expect(results.filter(({ problem }) => problem?.type === '/problems/seats-gone')).toHaveLength(5);
  expect(await api.museum.countOf('2027-03-07')).toEqual({ left: 0, paid: 1 });

  const late = await Visitor.arrive(into(api.app));
  expect((await late.ask(setOrder, cartOf([ticket]))).problem).toMatchObject({
    type: '/problems/seats-gone',
    title: 'All tickets of that day are sold',
  });
});

test('orders of the same things in another order wait for each other, and all are booked', async () => {
  const items = [await flightNamed('crossed'), await ticketOn('2027-03-08')];
  const orders = await Promise.all([items, items.toReversed()].map(readyToPay));
  const paid = await Promise.all(orders.map(({ visitor, transactionId }) => visitor.pay(transactionId)));
  expect(paid.map(({ answer }) => answer?.status)).toEqual(['confirmed', 'confirmed']);
});

test('each item is priced here: another total is refused, a reference that nobody knows too', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const ticket = await ticketOn('2027-03-10');
  const flight = await flightNamed('priced');
  const told = async (item: OrderItem) => (await visitor.ask(setOrder, cartOf([flight, item]))).problem;
  const cheaper = { ...ticket, total: { ...TICKET, amount: 1 } };
  expect((await told(cheaper))?.type).toBe('/problems/price-changed');
  const closed = { type: '/problems/offer-not-found', title: 'The museum is closed that day' };
  expect(await told({ ...ticket, reference: 'gold-2027-12-31' })).toMatchObject(closed);
  expect(await told({ ...ticket, reference: 'priced' })).toMatchObject(closed);
});

test('what is paid is what all items cost', async () => {
  const { visitor, orderId, flight } = await flightAndMuseum('in-all', '2027-03-11');
  const paymentInformation = cardFor({ price: { intTotal: flight.total } });
  const card = await visitor.ask(createPaymentInfo, { orderId, paymentInformation });
  expect(card.problem?.type).toBe('/problems/price-changed');
});

test('a cart of one flight is the same order by either call; with one item more it is another', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const cartId = newCartId();
  const flight = await flightNamed('either');
  const { id } = await visitor.call(setFlightOrder, orderOf(makeOffer({ id: 'either' }), cartId));
  expect((await visitor.call(setOrder, cartOf([flight], cartId))).id).toBe(id);
  await visitor.call(createPassenger, { orderId: id, passengers });
  await visitor.call(setCustomer, { orderId: id, customerDetails });
  const both = cartOf([flight, await ticketOn('2027-03-12')], cartId);
  const other = await visitor.call(setOrder, both);
  expect(other.id).not.toBe(id);
  expect((await visitor.call(setOrder, both)).id).toBe(other.id);
  const order = await orderById(api.database.db, other.id);
  // Who travels fits the flight as before.
  expect([order?.passengers?.length, order?.customer?.email]).toEqual([4, customerDetails.email]);
});

test('particulars go over to the new price of the same things, and not to other things', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const cartId = newCartId();
  const [first, second] = [await ticketOn('2027-03-13'), await ticketOn('2027-03-14')];
  const particularsIn = async (items: readonly OrderItem[]) => {
    const { id } = await visitor.call(setOrder, cartOf(items, cartId));
    return (await orderById(api.database.db, id))?.particulars;
  };
  await particularsIn([first]);
  visitor.orderId = (await visitor.call(setOrder, cartOf([first], cartId))).id;
  await visitor.call(setParticulars, { orderId: visitor.orderId, items: [{ visitorName }] });
  expect(await particularsIn([second])).toEqual([{ visitorName }]);
  expect(await particularsIn([second, first])).toBeNull();
});

test('a price that rises while the form is filled in is not charged', async () => {
  const { visitor, transactionId, left } = await flightAndMuseum('rising', '2027-03-15');
  api.museum.raisePrice('2027-03-15');
  expect((await visitor.pay(transactionId)).problem?.type).toBe('/problems/price-changed');
  expect(await left()).toEqual([9, 5]);
});
