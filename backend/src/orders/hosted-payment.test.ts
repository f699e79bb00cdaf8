import { callOffPayment } from '@alisio/shared-contracts/endpoints';
import { FLIGHT } from '@alisio/shared-contracts/flights';
import { newCartId } from '@alisio/shared-contracts/orders';
import { hostedApi } from '../../testing/hosted-order.ts';
import { SITE } from '../../testing/test-api.ts';
import { customerDetails } from '../../testing/visitor.ts';
import { deleteWhatIsOver } from '../retention/delete-what-is-over.ts';
import { productOf } from './items.ts';
import { orderById } from './order-repository.ts';
import { pageTimes } from './page-times.ts';

const MINUTE = 60_000;
const { api, reconcile, beforeThePage, onThePage } = hostedApi();

test('the page says what is paid for in its own language, whatever it was ordered in', async () => {
  const { direct } = await beforeThePage('in-english');
  await direct({ language: 'en' });
  expect(api().payments.hosted.opened().at(-1)?.description).toBe('Bogotá to Miami');
});

test('a page is opened for the order with its total, for the site alone, and the seats are held', async () => {
  const { direct, cartId, left } = await beforeThePage('opened');
  const { answer } = await direct();
  const page = api().payments.hosted.opened().at(-1);
  expect(page).toMatchObject({ amount: 57_000, currency: 'USD', description: 'Bogotá a Miami' });
  const { worldpayTransactionUrl: url, transactionId } = answer?.data ?? {};
  expect(url).toBe(`https://pay.test/pay/${page?.key}`);
  expect(transactionId).toBe(page?.key);
  expect(page?.results).toMatchObject({
    success: `${SITE}/booking/authenticate/authorize?cartId=${cartId}`,
    pending: `${SITE}/booking/authenticate/waiting?cartId=${cartId}`,
    cancel: `${SITE}/booking/authenticate/cancel?cartId=${cartId}`,
  });
  expect(await left()).toBe(6);
});

test.each([
  ['another site', { site: 'https://alisio.test.evil.example' }, '/problems/validation'],
  ['another port of this machine', { site: 'http://localhost:3001' }, '/problems/validation'],
  ['another amount', { amount: 56_999 }, '/problems/price-changed'],
  ['another cart', { cartId: newCartId() }, '/problems/order-not-found'],
])('no page for %s, and no seat is held', async (name, more, type) => {
  const { direct, left } = await beforeThePage(`wrong-${name}`);
  expect((await direct(more)).problem?.type).toBe(type);
  expect(await left()).toBe(9);
});

test('until when it can be paid is told by one source, wherever it is asked for: a voucher makes it later for all', async () => {
  const { direct, status, visitor, becomes, until } = await onThePage('one-time');
  const all = async () => {
    const told = (await status()).answer;
    const ofStatus = told?.status === 'pending' ? told.hosted?.until : undefined;
    return [ofStatus, (await visitor.look()).answer?.hosted?.until, (await direct()).answer?.data.until];
  };
  expect(await all()).toEqual([until, until, until]);
  const later = new Date(Date.parse(until) + 11 * 60 * MINUTE).toISOString();
  becomes({ kind: 'open', until: later, voucher: { reference: '0123456789' } });
  expect(await all()).toEqual([later, later, later]);
});

test('a double click and another tab are led to the same page', async () => {
  const { direct, left } = await beforeThePage('double');
  const pages = api().payments.hosted.opened().length;
  const answers = await Promise.all([direct(), direct(), direct()]);
  expect(new Set(answers.map(({ answer }) => answer?.data.worldpayTransactionUrl)).size).toBe(1);
  expect(await direct()).toEqual(answers[0]);
  expect(api().payments.hosted.opened()).toHaveLength(pages + 1);
  expect(await left()).toBe(6);
});

test('who has lost the answer is told with the order where it is paid, by which transaction, until it is over', async () => {
  const { visitor, callOff, transactionId, until } = await onThePage('lost');
  expect((await visitor.look()).answer).toMatchObject({
    status: 'pending',
    transactionId,
    hosted: { url: `https://pay.test/pay/${transactionId}`, until },
  });
  await callOff();
  const { answer } = await visitor.look();
  expect([answer?.hosted, answer?.transactionId]).toEqual([undefined, undefined]);
  expect(answer?.notMade).toBe(transactionId);
});

test('paid on the page it is booked, once, and the booking says with what', async () => {
  const { status, becomes, transactionId, left } = await onThePage('paid');
  expect((await status()).answer).toMatchObject({ status: 'pending', hosted: { url: expect.any(String) } });
  becomes({ kind: 'approved', paidWith: { means: 'bank' } });
  const [one, other] = await Promise.all([status(), status()]);
  expect(one.answer).toEqual(other.answer);
  if (one.answer?.status !== 'confirmed') throw new Error('not confirmed');
  expect(one.answer.booking.paymentInformation).toEqual({
    transactions: [],
    onPage: [{ amount: 57_000, currency: 'USD', transactionId, means: 'bank' }],
  });
  expect(await left()).toBe(6);
});

test('declined there, the seats are free and another card pays', async () => {
  const { offer, visitor, status, becomes, left } = await onThePage('declined');
  becomes({ kind: 'declined', reason: 'bank-refused' });
  expect(await status()).toMatchObject({ status: 402, problem: { reason: 'bank-refused' } });
  expect(await left()).toBe(9);
  expect((await visitor.pay(await visitor.giveCard(offer))).answer?.status).toBe('confirmed');
});

test('called off, the page can never be paid: the order is open again, for another page too', async () => {
  const { status, callOff, order, direct, transactionId, left } = await onThePage('called-off');
  expect((await callOff()).answer).toEqual({ isOver: true, notMade: true });
  expect((await callOff()).answer).toEqual({ isOver: true, notMade: true });
  expect((await status()).problem?.type).toBe('/problems/payment-not-made');
  expect([await order(), await left()]).toEqual(['draft', 9]);
  const again = await direct();
  expect(again.answer?.data.transactionId).not.toBe(transactionId);
});

test('nobody calls off the payment of another order', async () => {
  const [mine, other] = [await onThePage('mine'), await onThePage('others')];
  const { problem } = await mine.visitor.ask(callOffPayment, {
    orderId: mine.visitor.orderId,
    transactionId: other.transactionId,
  });
  expect(problem?.type).toBe('/problems/order-not-found');
  other.becomes({ kind: 'approved' });
  expect((await other.status()).answer?.status).toBe('confirmed');
});

test('called off after it was paid, it is booked', async () => {
  const { status, callOff, becomes } = await onThePage('too-late');
  becomes({ kind: 'approved' });
  expect((await callOff()).answer).toEqual({ isOver: true, notMade: false });
  expect((await status()).answer?.status).toBe('confirmed');
});

test('while the provider does not say that it is called off, the order waits', async () => {
  const { callOff, order, status, left } = await onThePage('silent');
  api().payments.hosted.answers(false);
  expect((await callOff()).answer).toEqual({ isOver: false });
  expect((await status()).answer?.status).toBe('pending');
  expect([await order(), await left()]).toEqual(['pending', 6]);
});

test('a page of which nobody hears is asked about, and its seats are free when its time is over', async () => {
  const { order, left } = await onThePage('left-alone');
  api().wait(20 * MINUTE);
  await reconcile();
  expect([await order(), await left()]).toEqual(['pending', 6]);
  api().wait(11 * MINUTE);
  await reconcile();
  expect([await order(), await left()]).toEqual(['draft', 9]);
});

test('a voucher is waited for as long as the provider says, and booked when it is paid hours later', async () => {
  const { becomes, status, order, left } = await onThePage('voucher');
  const until = new Date(api().orderDeps.clock().getTime() + 12 * 60 * MINUTE).toISOString();
  becomes({ kind: 'open', until, voucher: { reference: '0123456789' } });
  await status();
  expect((await status()).answer).toMatchObject({ hosted: { until, voucher: { reference: '0123456789' } } });
  api().wait(11 * 60 * MINUTE);
  await reconcile();
  expect([await order(), await left()]).toEqual(['pending', 6]);
  becomes({ kind: 'approved', paidWith: { means: 'voucher' } });
  api().wait(2 * MINUTE);
  await reconcile();
  expect(await order()).toBe('confirmed');
});

test('a voucher that nobody pays lets go of the seats at its time', async () => {
  const { becomes, status, order, left } = await onThePage('unpaid');
  const until = new Date(api().orderDeps.clock().getTime() + 12 * 60 * MINUTE).toISOString();
  becomes({ kind: 'open', until, voucher: { reference: '0123456780' } });
  await status();
  api().wait(12 * 60 * MINUTE + MINUTE);
  await reconcile();
  expect([await order(), await left()]).toEqual(['draft', 9]);
});

test('a provider that is not there: nobody is led anywhere, and the same order is led to one page later', async () => {
  const { direct, visitor } = await beforeThePage('away');
  const pages = api().payments.hosted.opened().length;
  api().payments.hosted.answers(false);
  expect((await direct()).problem?.type).toBe('/problems/payment-unavailable');
  api().payments.hosted.answers(true);
  const { answer } = await direct();
  expect(answer?.data.worldpayTransactionUrl).toBeDefined();
  expect(api().payments.hosted.opened()).toHaveLength(pages + 1);
  expect((await visitor.look()).answer?.status).toBe('pending');
});

test('what is charged after it was over for us is given back, and takes nothing from the order', async () => {
  const { offer, visitor, transactionId, callOff, left } = await onThePage('afterwards');
  await callOff();
  const paid = await visitor.pay(await visitor.giveCard(offer));
  expect(paid.answer?.status).toBe('confirmed');
  const { settlePayment } = await import('./settle-payment.ts');
  await settlePayment(api().orderDeps, transactionId, { kind: 'approved' });
  await reconcile();
  const { status } = await api()
    .database.db.selectFrom('payment_transaction')
    .select('status')
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow();
  expect([status, await left()]).toEqual(['refunding', 6]);
  expect((await visitor.look()).answer?.status).toBe('confirmed');
});

test('nothing is paid on a page, or by a voucher made there, after the sales of a flight have closed', async () => {
  const leaves = (await beforeThePage('leaves-when')).offer.itineraries[0]?.segments[0]?.departure.at;
  // 08:00 in Bogotá; sales close two hours before.
  expect(leaves).toBe('2027-02-10T08:00:00');
  const close = Date.parse('2027-02-10T11:00:00.000Z');
  const priced = await productOf(api().orderDeps.products, { product: FLIGHT }).price('leaves-when');
  if (!priced) throw new Error('not sold');
  const item = { product: FLIGHT, reference: 'leaves-when', ...priced };
  const times = (minutesBefore: number) => {
    const { until, voucherUntil } =
      pageTimes(api().orderDeps, { items: [item] }, close - minutesBefore * MINUTE) ?? {};
    return [until, voucherUntil].map((time) => time && (Date.parse(time) - close) / MINUTE);
  };
  expect(times(24 * 60)).toEqual([-23.5 * 60, -12 * 60]);
  expect(times(10 * 60)).toEqual([-9.5 * 60, 0]);
  expect(times(90)).toEqual([-60, 0]);
  expect(times(89)).toEqual([-59, undefined]);
  expect(times(20)).toEqual([0, undefined]);
  expect(times(4)).toEqual([undefined, undefined]);
});

test('what may be paid is what the provider is told, and too late for its page no seat is held', async () => {
  const flight = productOf(api().orderDeps.products, { product: FLIGHT });
  const { bookableUntil } = flight;
  const open = async (id: string, minutesLeft: number) => {
    const before = await beforeThePage(id);
    const end = api().orderDeps.clock().getTime() + minutesLeft * MINUTE;
    Object.assign(flight, { bookableUntil: () => end });
    const answer = await before.direct();
    Object.assign(flight, { bookableUntil });
    return { end: new Date(end).toISOString(), ...before, ...answer };
  };
  const soon = await open('soon', 25);
  expect(soon.answer?.data.until).toBe(soon.end);
  expect(api().payments.hosted.opened().at(-1)).toMatchObject({ until: soon.end });
  expect(api().payments.hosted.opened().at(-1)?.voucherUntil).toBeUndefined();
  const later = await open('later', 300);
  expect(api().payments.hosted.opened().at(-1)?.voucherUntil).toBe(later.end);
  const late = await open('too-late-for-a-page', 2);
  expect([late.problem?.type, await late.left()]).toEqual(['/problems/payment-unavailable', 9]);
});

/** A payment that was called off, and is told to be charged all the same. */
async function chargedLate(id: string) {
  const page = await onThePage(id);
  await page.callOff();
  page.becomes({ kind: 'approved' });
  const { settlePayment } = await import('./settle-payment.ts');
  await settlePayment(api().orderDeps, page.transactionId, { kind: 'approved' });
  return page;
}

test('who paid too late, and pays no more, is written to; after its time nothing typed is kept', async () => {
  const { transactionId, visitor, left } = await chargedLate('late-mail');
  const { db } = api().database;
  const mails = await db
    .selectFrom('mail')
    .select(['kind', 'details'])
    .where('about', '=', transactionId)
    .execute();
  expect(mails).toEqual([
    {
      kind: 'not-booked',
      details: { titles: ['Bogotá a Miami'], total: { amount: 57_000, currency: 'USD' }, country: 'CO' },
    },
  ]);
  expect(await left()).toBe(9);
  await db
    .updateTable('payment_transaction')
    .set({ status: 'refunded' })
    .where('id', '=', transactionId)
    .execute();
  const days = { drafts: 7, declined: 30, abandoned: 2, sessions: 100, enquiries: 365, mails: 30 };
  const kept = async (after: number) => {
    const now = new Date(api().orderDeps.clock().getTime() + after * 24 * 60 * MINUTE);
    await deleteWhatIsOver(db, days, now);
    const order = await orderById(db, visitor.orderId);
    return [order?.status, order?.customer?.email, order?.passengers?.length];
  };
  expect(await kept(6)).toEqual(['draft', customerDetails.email, 4]);
  expect(await kept(8)).toEqual(['abandoned', undefined, undefined]);
});

test('who has paid by card meanwhile is not told that nothing was booked', async () => {
  const { offer, visitor, transactionId, callOff } = await onThePage('late-and-booked');
  await callOff();
  await visitor.pay(await visitor.giveCard(offer));
  const { settlePayment } = await import('./settle-payment.ts');
  await settlePayment(api().orderDeps, transactionId, { kind: 'approved' });
  const mails = await api()
    .database.db.selectFrom('mail')
    .select('kind')
    .where('about', 'in', [transactionId, visitor.orderId])
    .execute();
  expect(mails).toEqual([{ kind: 'booking-confirmed' }]);
});
