import {
  callOffPayment,
  createPaymentInfo,
  finalizeCardPayment,
  paymentDirection,
} from '@alisio/shared-contracts/endpoints';
import { newCartId } from '@alisio/shared-contracts/orders';
import { makeOffer } from '../../testing/flight-offer.ts';
import { freeBookings, from } from '../../testing/free-bookings.ts';
import { mixedOrders } from '../../testing/mixed-orders.ts';
import { SITE, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { cardFor, infoData, into, Visitor } from '../../testing/visitor.ts';
import { forgetCallers } from './index.ts';
import { settlePayment } from './settle-payment.ts';

const HOUR_MS = 60 * 60 * 1000;
const DECLINED = { kind: 'declined', reason: 'card-declined' } as const;

let api: TestApi;
beforeEach(() => api?.payments.next({ kind: 'approved' }));
beforeAll(async () => {
  api = await startTestApi({
    declinesPerSession: 3,
    declinesPerAddress: 7,
    pagesPerAddress: 3,
  });
}, 60_000);
afterAll(() => api.close());
// Nobody pays for what another test has tried.
afterEach(() => api.wait(HOUR_MS));

async function atTheTill(id: string) {
  const offer = makeOffer({ id });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.fillIn(offer);
  return { offer, visitor };
}
type Till = Awaited<ReturnType<typeof atTheTill>>;

async function tryCards({ offer, visitor }: Till, count: number): Promise<(string | undefined)[]> {
  const seen: (string | undefined)[] = [];
  for (let i = 0; i < count; i++) {
    const { problem, answer } = await visitor.pay(await visitor.giveCard(offer));
    seen.push(problem?.type ?? answer?.status);
  }
  return seen;
}
const { flightAndMuseum } = mixedOrders(() => api);
const { bookFree } = freeBookings(() => api);
const WAIT = '/problems/too-many-declines';
const NO = '/problems/payment-declined';

test('after three declined cards a session waits an hour, a good card included', async () => {
  const till = await atTheTill('tested');
  api.payments.next(DECLINED);
  expect(await tryCards(till, 3)).toEqual([NO, NO, NO]);
  const charges = api.payments.approvedCharges();
  api.payments.next({ kind: 'approved' });
  expect(await tryCards(till, 2)).toEqual([WAIT, WAIT]);
  expect(api.payments.approvedCharges()).toBe(charges);
  expect(await api.inventory.seatsLeft('tested')).toBe(9);
  const { orderId, token } = till.visitor;
  const { headers } = await api.app.inject({
    method: 'POST',
    url: finalizeCardPayment.path,
    headers: { authorization: `Bearer ${token}` },
    payload: { orderId, transactionId: await till.visitor.giveCard(till.offer), infoData },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);

  api.wait(HOUR_MS + 1000);
  expect(await tryCards(till, 1)).toEqual(['confirmed']);
});

test('a card that is charged for nothing counts as one that was declined, before and after it is given back', async () => {
  const { visitor, card } = await flightAndMuseum('for-nothing', '2027-03-01');
  api.museum.supplier('refuses');
  const pay = async () => (await visitor.pay(await card())).problem;
  expect((await pay())?.reason).toBe('refunded');
  expect((await pay())?.reason).toBe('refunded');
  api.payments.losesRefunds(true);
  expect((await pay())?.reason).toBe('refunding');
  const charges = api.payments.approvedCharges();
  expect((await pay())?.type).toBe(WAIT);
  expect(api.payments.approvedCharges()).toBe(charges);
  api.payments.losesRefunds(false);
  api.museum.supplier('answers');
});

test('it counts for the network, too, in whatever sessions; of whom is not kept', async () => {
  api.museum.supplier('refuses');
  const seen: (string | undefined)[] = [];
  for (let i = 1; i <= 8; i++) {
    const { visitor, card } = await flightAndMuseum(`refused-${i}`, `2027-04-0${i}`);
    seen.push((await visitor.pay(await card())).problem?.type);
  }
  expect(seen).toEqual([...Array(7).fill('/problems/not-booked'), WAIT]);
  expect(await tryCards(await atTheTill('then-booked'), 1)).toEqual([WAIT]);
  api.museum.supplier('answers');
  api.wait(HOUR_MS + 1000);
  expect(await tryCards(await atTheTill('an-hour-later'), 1)).toEqual(['confirmed']);
  await expectNobodyKept();
});

test('it counts too while a supplier has not cancelled, and when a person has to', async () => {
  const { visitor, card } = await flightAndMuseum('not-cancelled', '2027-03-02');
  api.museum.supplier('never cancels');
  const pay = async () => (await visitor.pay(await card())).problem;
  for (let cards = 0; cards < 3; cards++) expect((await pay())?.reason).toBe('refunded');
  expect((await pay())?.type).toBe(WAIT);
  await api.database.db
    .updateTable('payment_transaction')
    .set({ status: 'uncancelled' })
    .where('status', '=', 'cancelling')
    .execute();
  expect((await pay())?.type).toBe(WAIT);
  api.museum.supplier('answers');
});

test('another cart of the session does not begin anew', async () => {
  const till = await atTheTill('tested-one');
  api.payments.next(DECLINED);
  await tryCards(till, 3);
  const other = makeOffer({ id: 'tested-two' });
  await api.inventory.put(other, 9);
  await till.visitor.fillIn(other);
  expect(await tryCards({ ...till, offer: other }, 1)).toEqual([WAIT]);
});

test('new sessions of one address do not begin anew either, and approved cards do not count', async () => {
  expect(await tryCards(await atTheTill('address-good'), 1)).toEqual(['confirmed']);
  api.payments.next(DECLINED);
  const seen: (string | undefined)[] = [];
  for (const id of ['address-a', 'address-b', 'address-c', 'address-d'])
    seen.push(...(await tryCards(await atTheTill(id), 2)));
  expect(seen).toEqual([...Array(7).fill(NO), WAIT]);
});

test('cards that the provider’s page declines count for the network as for the session; of whom is not kept', async () => {
  const tryPage = async (id: string) => {
    const { visitor, transactionId, problem } = await openPage(id);
    if (transactionId === undefined) return problem;
    api.payments.hosted.become(transactionId, DECLINED);
    const paid = await visitor.pay(transactionId);
    await visitor.pay(transactionId);
    return paid.problem?.type;
  };
  const seen: (string | undefined)[] = [];
  for (let i = 1; i <= 8; i++) seen.push(await tryPage(`page-${i}`));
  expect(seen).toEqual([...Array(7).fill(NO), WAIT]);
  expect(await tryCards(await atTheTill('page-then-card'), 1)).toEqual([WAIT]);
  api.wait(HOUR_MS);
  await expectNobodyKept();
});

async function expectNobodyKept() {
  const { db } = api.database;
  await forgetCallers(db, api.orderDeps.clock());
  const kept = db.selectFrom('payment_transaction').select('id').where('caller_key', 'is not', null);
  expect(await kept.execute()).toEqual([]);
}

/** A session of its own opens the provider's page. */
async function openPage(id: string) {
  const offer = makeOffer({ id });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  const cartId = newCartId();
  await visitor.fillIn(offer, undefined, cartId);
  const { orderId } = visitor;
  const worldpayTransactionData = { cartId, ...offer.price.intTotal, language: 'es' as const, site: SITE };
  const { answer, problem } = await visitor.ask(paymentDirection, {
    orderId,
    worldpayTransactionData,
    infoData,
  });
  const transactionId = answer?.data.transactionId;
  return { id, visitor, orderId, transactionId, problem: problem?.type };
}

test('who pays on the provider’s page is known as long as that waits, hours for a voucher, and declined then all the same', async () => {
  const opened = await openPage('waits-for-hours');
  if (!opened.transactionId) throw new Error('it is open');
  api.wait(5 * HOUR_MS);
  await forgetCallers(api.database.db, api.orderDeps.clock());
  api.payments.hosted.become(opened.transactionId, DECLINED);
  expect((await opened.visitor.pay(opened.transactionId)).problem?.type).toBe(NO);
  api.payments.next(DECLINED);
  const seen: (string | undefined)[] = [];
  for (const id of ['then-a', 'then-b', 'then-c', 'then-d'])
    seen.push(...(await tryCards(await atTheTill(id), 2)));
  expect(seen).toEqual([...Array(6).fill(NO), WAIT, WAIT]);
});

/** Called off, and charged by the provider all the same, so much later. */
async function chargedLate(id: string, laterMs: number) {
  const { visitor, orderId, transactionId } = await openPage(id);
  if (!transactionId) throw new Error('it is open');
  await visitor.ask(callOffPayment, { orderId, transactionId });
  api.wait(laterMs);
  await forgetCallers(api.database.db, api.orderDeps.clock());
  // Told twice, as notices are, it counts once.
  for (let told = 0; told < 2; told++)
    await settlePayment(api.orderDeps, transactionId, { kind: 'approved' });
}

test('a page that is charged after it was called off counts for who opened it, for an hour from then', async () => {
  for (let i = 1; i <= 7; i++) await chargedLate(`much-later-${i}`, HOUR_MS);
  for (let i = 1; i <= 6; i++) await chargedLate(`late-${i}`, 1000);
  expect(await tryCards(await atTheTill('after-six'), 1)).toEqual(['confirmed']);
  await chargedLate('late-7', 1000);
  expect(await tryCards(await atTheTill('after-seven'), 1)).toEqual([WAIT]);
  await expectNobodyKept();
});

test('one network has three payments open on the provider’s page, in whatever sessions; what ended makes room', async () => {
  const atOnce = await Promise.all(Array.from({ length: 6 }, (_, i) => openPage(`open-${i}`)));
  const opened = atOnce.filter(({ transactionId }) => transactionId !== undefined);
  const refused = atOnce.filter(({ transactionId }) => transactionId === undefined);
  expect(opened).toHaveLength(3);
  for (const { id, problem } of refused) {
    expect(problem).toBe('/problems/too-many-held');
    expect(await api.inventory.seatsLeft(id)).toBe(9);
  }
  api.wait(HOUR_MS);
  expect((await openPage('open-still')).problem).toBe('/problems/too-many-held');

  const [paid, calledOff] = opened;
  if (!paid?.transactionId || !calledOff?.transactionId) throw new Error('two are open');
  api.payments.hosted.become(paid.transactionId, { kind: 'approved', paidWith: { means: 'bank' } });
  expect((await paid.visitor.pay(paid.transactionId)).answer?.status).toBe('confirmed');
  const { orderId, transactionId } = calledOff;
  await calledOff.visitor.ask(callOffPayment, { orderId, transactionId });
  const then = [await openPage('room-1'), await openPage('room-2'), await openPage('room-3')];
  expect(then.map(({ problem }) => problem)).toEqual([undefined, undefined, '/problems/too-many-held']);
});

test('good cards are not tried for nothing by booking and giving back: each counts for the network, in whatever sessions', async () => {
  const seen: (string | undefined)[] = [];
  for (let i = 0; i < 8; i++) {
    const { said, cancel } = await bookFree();
    seen.push(said);
    // Pressed twice it counts once.
    await cancel?.();
    await cancel?.();
  }
  expect(seen).toEqual([...Array(7).fill('confirmed'), WAIT]);
  expect((await bookFree('203.0.113.9')).said).toBe('confirmed');
});

test('it counts for who paid, and for who gives back; nobody is kept from giving back', async () => {
  const [payer, other] = ['203.0.113.20', '198.51.100.20'];
  for (let i = 0; i < 7; i++) expect(await (await bookFree(payer)).cancel?.(other)).toBe(200);
  expect((await bookFree(payer)).said).toBe(WAIT);
  expect((await bookFree(other)).said).toBe(WAIT);
  const late = await bookFree('192.0.2.20');
  expect(await late.cancel?.(other)).toBe(200);
});

test('cards tried at the same moment are no more than one after the other', async () => {
  api.payments.next(DECLINED);
  const ready = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const till = await atTheTill(`at-once-${i}`);
      return { ...till, transactionId: await till.visitor.giveCard(till.offer) };
    }),
  );
  const answers = await Promise.all(
    // Each is asked for twice at once: the same charge is one attempt.
    ready.flatMap(({ visitor, transactionId }) => [visitor.pay(transactionId), visitor.pay(transactionId)]),
  );
  const tried = ready.filter(({ transactionId }) => api.payments.chargeOf(transactionId));
  expect(tried).toHaveLength(7);
  const types = answers.map(({ problem }) => problem?.type);
  expect(types.filter((type) => type === NO)).toHaveLength(14);
  expect(types.filter((type) => type === WAIT)).toHaveLength(10);
});

test('a new address of the same IPv6 network does not begin anew, that of another does', async () => {
  const payFrom = async (address: string) => {
    const { offer, visitor } = await atTheTill(address);
    from(visitor, address);
    return tryCards({ offer, visitor }, 1);
  };
  api.payments.next(DECLINED);
  const seen: (string | undefined)[] = [];
  for (let i = 1; i <= 8; i++) seen.push(...(await payFrom(`2001:db8:7:${i}::1`)));
  expect(seen).toEqual([...Array(7).fill(NO), WAIT]);
  expect(await payFrom('2001:db8:8::1')).toEqual([NO]);
});

test('what a card is called comes from who keeps it, never from the client', async () => {
  const { offer, visitor } = await atTheTill('face');
  const paymentInformation = cardFor(offer);
  const claimed = { ...paymentInformation, brand: 'amex', last4: '0005' };
  const { orderId } = visitor;
  expect(
    (await visitor.ask(createPaymentInfo, { orderId, paymentInformation: claimed, infoData })).status,
  ).toBe(400);

  api.payments.knows(paymentInformation.cardToken, { brand: 'mastercard', last4: '4444' });
  const { transactionId } = await visitor.call(createPaymentInfo, { orderId, paymentInformation, infoData });
  const { answer } = await visitor.pay(transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  expect(answer.booking.paymentInformation.transactions).toMatchObject([
    { brand: 'mastercard', last4: '4444' },
  ]);
});

test.each([
  ['gone', '/problems/payment-token-unknown'],
  ['unknown', '/problems/payment-unavailable'],
] as const)('a card that the pay origin says is %s is not taken', async (face, type) => {
  const { offer, visitor } = await atTheTill(`face-${face}`);
  const paymentInformation = cardFor(offer);
  api.payments.knows(paymentInformation.cardToken, face);
  const { problem } = await visitor.ask(createPaymentInfo, {
    orderId: visitor.orderId,
    paymentInformation,
    infoData,
  });
  expect(problem?.type).toBe(type);
});
