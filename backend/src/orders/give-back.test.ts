import { setImmediate as nextTurn } from 'node:timers/promises';
import { setOrder } from '@alisio/shared-contracts/endpoints';
import { afterTheCharge } from '../../testing/after-the-charge.ts';
import { cartOf, sumOf } from '../../testing/mixed-orders.ts';
import { MUSEUM_TICKET, TICKET } from '../../testing/museum.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { reconcilePayments, startReconciliation } from './index.ts';
import { orderById } from './order-repository.ts';

let api: TestApi;
beforeEach(() => {
  api.payments.next({ kind: 'approved' });
  api.payments.losesRefunds(false);
  api.museum.supplier('answers');
  api.suppliersAreLate(false);
});
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());
const { minutesPass, atTheTill, ticketOn } = afterTheCharge(() => api);

const transactionNamed = (id: string) =>
  api.database.db
    .selectFrom('payment_transaction')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** @param look what a visitor does twice a day: their session goes on by it */
async function daysPass(count: number, look: () => Promise<unknown>): Promise<void> {
  for (let halves = 0; halves < count * 2; halves++) {
    await minutesPass(12 * 60, HOUR / 2);
    await look();
  }
}

test('the money is back at once, and told so, while a supplier has not cancelled', async () => {
  const { pay, isRefunded, left, visitor, asked } = await atTheTill();
  api.museum.supplier('never cancels');
  expect((await pay()).problem).toMatchObject({ type: '/problems/not-booked', reason: 'refunded' });
  expect([isRefunded(), await visitor.look().then(({ answer }) => answer?.status)]).toEqual([
    true,
    'declined',
  ]);
  // The museum may have booked it: nobody else is sold that ticket yet.
  expect([await left(), asked('cancel')]).toEqual([[6, 4], 1]);
  api.museum.supplier('answers');
  await minutesPass(1);
  expect([await left(), asked('cancel')]).toEqual([[9, 5], 2]);
  expect((await pay()).problem?.reason).toBe('refunded');
});

test('who looks while the supplier is being asked is told that the money is back', async () => {
  const { pay, visitor, transactionId } = await atTheTill();
  api.museum.supplier('never cancels');
  api.payments.losesRefunds(true);
  expect((await pay()).problem?.reason).toBe('refunding');
  api.payments.losesRefunds(false);
  api.museum.supplier('hangs');
  api.wait(MINUTE);
  const run = reconcilePayments(api.orderDeps, MINUTE);
  await api.museum.asked();
  expect((await visitor.pay(transactionId)).problem?.reason).toBe('refunded');
  api.suppliersAreLate(true);
  await run;
});

test('a supplier that never cancels is asked eighty times; then a person has to, and its ticket is on sale again', async () => {
  const { pay, left, asked, status, transactionId, orderId } = await atTheTill();
  api.museum.supplier('never cancels');
  await pay();
  await daysPass(3, status);
  expect(await left()).toEqual([6, 4]);
  expect(asked('cancel')).toBeLessThan(80);
  await daysPass(1, status);
  expect([asked('cancel'), await left()]).toEqual([80, [9, 5]]);
  expect((await pay()).problem?.reason).toBe('refunded');
  const told = api.log
    .map((line) => JSON.parse(line))
    .filter((line) => line.orderId === orderId && line.supplierReferences);
  expect(told).toMatchObject([
    {
      orderId,
      transactionId,
      supplierReferences: [`${transactionId}.2`],
      amount: 57_000 + TICKET.amount,
      currency: 'USD',
    },
  ]);
  await daysPass(1, status);
  expect([asked('cancel'), await left()]).toEqual([80, [9, 5]]);
});

/** The next try is the last. */
const lastTry = (transactionId: string) =>
  api.database.db
    .updateTable('payment_transaction')
    .set({ tries: 79 })
    .where('id', '=', transactionId)
    .execute();

test('of what is sold here no longer nothing is held, and the rest is on sale again', async () => {
  const { pay, left, transactionId } = await atTheTill();
  api.museum.supplier('never cancels');
  await pay();
  await lastTry(transactionId);
  api.wait(HOUR);
  const products = new Map([...api.orderDeps.products].filter(([name]) => name !== MUSEUM_TICKET));
  await reconcilePayments({ ...api.orderDeps, products }, MINUTE);
  const { status } = await transactionNamed(transactionId);
  expect([status, await left()]).toEqual(['uncancelled', [9, 4]]);
});

test('what a person has to cancel keeps its items, whenever something else is ordered', async () => {
  const [before, after] = [await atTheTill(), await atTheTill()];
  api.museum.supplier('never cancels');
  const orderElse = async ({ visitor }: typeof before, on: string) =>
    visitor.call(setOrder, cartOf([await ticketOn(on)]));
  for (const { pay, transactionId } of [before, after]) {
    await pay();
    await lastTry(transactionId);
  }
  await orderElse(before, '2027-06-03');
  await minutesPass(1, MINUTE);
  await orderElse(after, '2027-06-04');
  for (const { transactionId, orderId } of [before, after]) {
    expect((await transactionNamed(transactionId)).status).toBe('uncancelled');
    const order = await orderById(api.database.db, orderId);
    expect([order?.status, order?.customer, order?.items.map(({ product }) => product)]).toEqual([
      'abandoned',
      null,
      ['flight', MUSEUM_TICKET],
    ]);
  }
});

test('paid again while the first charge is on its way back: each lets go of what it held, once', async () => {
  const { pay, left, visitor, flight, ticket } = await atTheTill();
  const price = { intTotal: sumOf([flight, ticket]) };
  api.museum.supplier('refuses');
  api.payments.losesRefunds(true);
  await pay();
  expect(await left()).toEqual([6, 4]);
  api.museum.supplier('answers');
  const again = await visitor.pay(await visitor.giveCard({ price }));
  expect([again.answer?.status, await left()]).toEqual(['confirmed', [3, 3]]);
  api.payments.losesRefunds(false);
  await minutesPass(30);
  expect([(await pay()).problem?.reason, await left()]).toEqual(['refunded', [6, 4]]);
});

test('the money is asked for until it is back, however long', async () => {
  const { pay, left, status } = await atTheTill();
  api.museum.supplier('refuses');
  api.payments.losesRefunds(true);
  await pay();
  await daysPass(5, status);
  expect([(await pay()).problem?.reason, await left()]).toEqual(['refunding', [6, 4]]);
  api.payments.losesRefunds(false);
  await daysPass(1, status);
  expect([(await pay()).problem?.reason, await left()]).toEqual(['refunded', [9, 5]]);
});

test('who orders something else while a supplier has not cancelled: it is cancelled, and then nothing is kept', async () => {
  const { pay, left, visitor, orderId } = await atTheTill();
  api.museum.supplier('never cancels');
  await pay();
  await visitor.call(setOrder, cartOf([await ticketOn('2027-06-02')]));
  api.museum.supplier('answers');
  await minutesPass(1);
  expect(await left()).toEqual([9, 5]);
  expect((await visitor.look(orderId)).answer).toMatchObject({ status: 'abandoned', items: [] });
});

test('what a supplier does when nobody waits any more is stopped', async () => {
  const { pay, transactionId } = await atTheTill();
  api.museum.supplier('hangs');
  const paying = pay();
  await api.museum.asked();
  expect(api.museum.stoppedFor(transactionId)).toBe(0);
  api.suppliersAreLate(true);
  expect((await paying).answer).toEqual({ status: 'pending', waitsFor: 'suppliers' });
  expect(api.museum.stoppedFor(transactionId)).toBe(1);
  // The next test's charge is the only one that is due.
  api.suppliersAreLate(false);
  api.museum.supplier('answers');
  await minutesPass(1);
});

test('an API that stops in the last try to book leaves it to the next start, which books it', async () => {
  const { pay, status, asked, onList, charged } = await atTheTill();
  api.museum.supplier('is down');
  await pay();
  await minutesPass(7);
  expect(asked('confirm')).toBe(5);
  api.museum.supplier('hangs');
  api.wait(HOUR);
  const reconciliation = startReconciliation(api.orderDeps, false);
  // Payments of other tests may be asked about before this one.
  while (asked('confirm') < 6) await nextTurn();
  await reconciliation.stop();
  expect([asked('confirm'), await status()]).toEqual([6, 'pending']);
  api.museum.supplier('answers');
  api.wait(HOUR);
  await reconcilePayments(api.orderDeps, MINUTE);
  expect([await status(), await onList(), charged()]).toEqual(['confirmed', 1, 1]);
});

test('an API that stops in the last try to cancel leaves it to the next start', async () => {
  const { pay, left, asked, onList } = await atTheTill();
  api.museum.supplier('never cancels');
  await pay();
  for (let turns = 0; turns < 200 && asked('cancel') < 79; turns++) await minutesPass(30, HOUR / 2);
  api.museum.supplier('hangs');
  api.wait(HOUR);
  const reconciliation = startReconciliation(api.orderDeps, false);
  await api.museum.asked();
  await reconciliation.stop();
  expect([asked('cancel'), await left()]).toEqual([80, [6, 4]]);
  api.museum.supplier('answers');
  api.wait(HOUR);
  await reconcilePayments(api.orderDeps, MINUTE);
  expect([asked('cancel'), await left(), await onList()]).toEqual([81, [9, 5], 0]);
});
