import { finalizeCardPayment, paymentDirection } from '@alisio/shared-contracts/endpoints';
import { freeBookings } from '../../testing/free-bookings.ts';
import { SITE, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { infoData } from '../../testing/visitor.ts';
import { forgetCallers } from './index.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const DECLINED = { kind: 'declined', reason: 'card-declined' } as const;
const BOOKED = { said: 'confirmed' };
const WAIT = { said: '/problems/too-many-declines', reason: 'returnable' };

let api: TestApi;
beforeAll(async () => {
  // Three a day: one in an hour, thirty that can be given back at once.
  api = await startTestApi({ returnablePerAddress: 3 });
}, 60_000);
afterAll(() => api.close());
// Of who has paid for what another test has, nothing counts.
afterEach(() => api.wait(100 * DAY_MS));
beforeEach(() => api.payments.next({ kind: 'approved' }));

const { bookFree, readyFree } = freeBookings(() => api);

/** That many in a row, whatever comes of each. */
async function book(count: number, address?: string, freeHours?: number) {
  const seen: unknown[] = [];
  for (let at = 0; at < count; at++) {
    const { said, reason } = await bookFree(address, freeHours);
    seen.push({ said, ...(reason === undefined ? {} : { reason }) });
  }
  return seen;
}

test('good cards are not tried by paying for what can be given back: a network makes some in an hour, and some in a day', async () => {
  const charges = api.payments.approvedCharges();
  expect(await book(2)).toEqual([BOOKED, WAIT]);
  expect(api.payments.approvedCharges()).toBe(charges + 1);
  // Others are not kept from it, and neither is the network from what stays paid.
  expect(await book(1, '203.0.113.9')).toEqual([BOOKED]);
  expect(await book(1, undefined, -1)).toEqual([BOOKED]);
  for (let hours = 1; hours < 3; hours++) {
    api.wait(HOUR_MS + 1000);
    expect(await book(2)).toEqual([BOOKED, WAIT]);
  }
  api.wait(HOUR_MS + 1000);
  expect(await book(1)).toEqual([WAIT]);
  api.wait(21 * HOUR_MS);
  expect(await book(1)).toEqual([BOOKED]);
});

test('giving back makes no room, when and from wherever it is done: the card was tried', async () => {
  for (const other of ['198.51.100.7', undefined, undefined]) {
    expect(await (await bookFree()).cancel?.(other)).toBe(200);
    expect(await book(1)).toEqual([WAIT]);
    api.wait(HOUR_MS + 1000);
  }
  expect(await book(1)).toEqual([WAIT]);
});

test('what may still be given back has its most too, however long ago it was paid', async () => {
  const FREE_HOURS = 60 * 24;
  for (let paid = 0; paid < 30; paid++) {
    expect(await book(1, undefined, FREE_HOURS)).toEqual([BOOKED]);
    api.wait(9 * HOUR_MS);
  }
  const { visitor, transactionId, day } = await readyFree(undefined, FREE_HOURS);
  const { headers } = await api.app.inject({
    method: 'POST',
    url: finalizeCardPayment.path,
    headers: { authorization: `Bearer ${visitor.token}` },
    payload: { orderId: visitor.orderId, transactionId, infoData },
  });
  // The first one was paid thirty times nine hours ago.
  const wait = (FREE_HOURS - 30 * 9) * 3600;
  expect(Number(headers['retry-after'])).toBeGreaterThan(wait - 60);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(wait);
  expect(await api.museum.countOf(day)).toEqual({ left: 5, paid: 0 });
  api.wait(wait * 1000);
  expect(await book(1)).toEqual([BOOKED]);
});

test('what can be given back for an hour more counts a day all the same', async () => {
  for (let paid = 0; paid < 3; paid++) {
    expect(await book(1, undefined, 1)).toEqual([BOOKED]);
    api.wait(HOUR_MS + 1000);
  }
  expect(await book(1)).toEqual([WAIT]);
});

test('what its buyer has back by what they do elsewhere counts as what a press gives back', async () => {
  const { visitor, transactionId, day } = await readyFree(undefined, -1);
  api.museum.comesBackUntil(day, api.orderDeps.clock().getTime() + 2 * DAY_MS);
  expect((await visitor.pay(transactionId)).answer?.status).toBe('confirmed');
  expect(await book(1)).toEqual([WAIT]);
});

test('a declined card is no payment, and takes no room', async () => {
  api.payments.next(DECLINED);
  for (let tries = 0; tries < 3; tries++) expect((await bookFree()).said).toBe('/problems/payment-declined');
  api.payments.next({ kind: 'approved' });
  expect(await book(1)).toEqual([BOOKED]);
});

test('of payments at the same moment no more are made than one after the other', async () => {
  const ready = await Promise.all(Array.from({ length: 6 }, () => readyFree()));
  const answers = await Promise.all(ready.map(({ visitor, transactionId }) => visitor.pay(transactionId)));
  expect(answers.filter(({ answer }) => answer?.status === 'confirmed')).toHaveLength(1);
  expect(answers.filter(({ problem }) => problem?.reason === 'returnable')).toHaveLength(5);
});

test('the provider’s page is no way around it', async () => {
  expect(await book(1)).toEqual([BOOKED]);
  const { visitor, orderId, ticket, cartId } = await readyFree();
  const { problem } = await visitor.ask(paymentDirection, {
    orderId,
    worldpayTransactionData: { cartId, ...ticket.total, language: 'es', site: SITE },
    infoData,
  });
  expect(problem).toMatchObject({ type: WAIT.said, reason: 'returnable' });
});

test('who paid is kept as long as it counts, and of what can be given back alone', async () => {
  const { db } = api.database;
  const kept = async () => {
    await forgetCallers(db, api.orderDeps.clock());
    const rows = db.selectFrom('payment_transaction').select('id').where('caller_key', 'is not', null);
    return (await rows.execute()).length;
  };
  expect(await book(1, undefined, -1)).toEqual([BOOKED]);
  expect(await kept()).toBe(0);
  api.wait(2 * HOUR_MS);
  const { cancel } = await bookFree(undefined, 50);
  expect(await kept()).toBe(1);
  api.wait(49 * HOUR_MS);
  expect(await cancel?.()).toBe(200);
  expect(await kept()).toBe(1);
  api.wait(HOUR_MS);
  expect(await kept()).toBe(0);
});
