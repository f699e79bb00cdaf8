import { paymentDirection } from '@alisio/shared-contracts/endpoints';
import { newCartId } from '@alisio/shared-contracts/orders';
import { makeOffer } from '../../testing/flight-offer.ts';
import { NOTICE_SECRET } from '../../testing/ledger-pages.ts';
import { SITE, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { infoData, into, Visitor } from '../../testing/visitor.ts';
import { SIGNATURE_HEADER, signNotice } from '../payments/index.ts';

let api: TestApi;
beforeEach(() => api?.payments.hosted.answers(true));
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

let notices = 0;
const noticeOf = (key: string, more: object = {}) => ({
  id: `notice-${++notices}`,
  type: 'page.settled',
  key,
  ...more,
});

const deliver = (
  notice: object,
  { secret = NOTICE_SECRET, at = api.orderDeps.clock().getTime(), sent = notice } = {},
) =>
  api.app.inject({
    method: 'POST',
    url: '/payments/notices',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signNotice(secret, Buffer.from(JSON.stringify(notice)), at),
    },
    payload: JSON.stringify(sent),
  });

async function onThePage(id: string) {
  const offer = makeOffer({ id });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  const cartId = newCartId();
  await visitor.fillIn(offer, undefined, cartId);
  const { data } = await visitor.call(paymentDirection, {
    orderId: visitor.orderId,
    worldpayTransactionData: { cartId, ...offer.price.intTotal, language: 'es', site: SITE },
    infoData,
  });
  return {
    key: data.transactionId,
    paid: () => api.payments.hosted.become(data.transactionId, { kind: 'approved' }),
    order: async () => (await visitor.look()).answer?.status,
  };
}

test('a notice settles what was paid by somebody who never came back', async () => {
  const { key, paid, order } = await onThePage('never-back');
  paid();
  expect((await deliver(noticeOf(key))).statusCode).toBe(204);
  expect(await order()).toBe('confirmed');
});

test('what a notice says of the payment is not believed: the provider is asked', async () => {
  const { key, order } = await onThePage('said');
  expect((await deliver(noticeOf(key, { amount: 1, status: 'approved' }))).statusCode).toBe(204);
  expect(await order()).toBe('pending');
});

test('twice, at once, late and in another order: one booking', async () => {
  const { key, paid, order } = await onThePage('often');
  const early = noticeOf(key, { type: 'page.opened' });
  const settled = noticeOf(key);
  paid();
  await Promise.all([deliver(settled), deliver(settled), deliver(noticeOf(key)), deliver(settled)]);
  expect((await deliver(early)).statusCode).toBe(204);
  expect((await deliver(settled)).statusCode).toBe(204);
  expect(await order()).toBe('confirmed');
  const booked = await api.database.db
    .selectFrom('payment_transaction')
    .select('status')
    .where('id', '=', key)
    .execute();
  expect(booked).toEqual([{ status: 'approved' }]);
});

test('a notice that was acted on is not asked about again while it is believed, another one is', async () => {
  const { key } = await onThePage('deduplicated');
  const { hosted } = api.payments;
  const { lookUp } = hosted;
  let asked = 0;
  hosted.lookUp = (page) => {
    asked += 1;
    return lookUp(page);
  };
  const notice = noticeOf(key);
  await deliver(notice);
  await deliver(notice);
  expect(asked).toBe(1);
  api.wait(4 * 60_000);
  await deliver(noticeOf(key));
  await deliver(notice);
  expect(asked).toBe(2);
  hosted.lookUp = lookUp;
});

test('forged ones are refused and change nothing', async () => {
  const { key, paid, order } = await onThePage('forged');
  paid();
  const notice = noticeOf(key);
  const now = api.orderDeps.clock().getTime();
  const forged = await Promise.all([
    deliver(notice, { secret: Buffer.from('a guess') }),
    deliver(notice, { at: now - 6 * 60_000 }),
    deliver(notice, { at: now + 6 * 60_000 }),
    deliver(noticeOf('txn_of_somebody_else'), { sent: notice }),
    api.app.inject({ method: 'POST', url: '/payments/notices', payload: notice }),
    api.app.inject({ method: 'POST', url: '/payments/notices' }),
  ]);
  for (const { statusCode } of forged) expect(statusCode).toBe(401);
  expect(await order()).toBe('pending');
});

test('while the provider cannot be asked, a notice is not taken, and comes again', async () => {
  const { key, paid, order } = await onThePage('again');
  const notice = noticeOf(key);
  paid();
  api.payments.hosted.answers(false);
  expect((await deliver(notice)).statusCode).toBe(502);
  api.payments.hosted.answers(true);
  expect((await deliver(notice)).statusCode).toBe(204);
  expect(await order()).toBe('confirmed');
});

test('of a payment that nobody knows nothing is kept', async () => {
  expect((await deliver(noticeOf('txn_0000000000000000000000'))).statusCode).toBe(204);
  const kept = await api.database.db
    .selectFrom('payment_notice')
    .selectAll()
    .where('id', '=', `notice-${notices}`)
    .execute();
  expect(kept).toEqual([]);
});
