import { setOrder } from '@alisio/shared-contracts/endpoints';
import { afterTheCharge } from '../../testing/after-the-charge.ts';
import { cartOf } from '../../testing/mixed-orders.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { reconcilePayments, startReconciliation } from './index.ts';

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
const { ticketOn, minutesPass, atTheTill } = afterTheCharge(() => api);

const MINUTE = 60_000;

test('a supplier that is down after the charge is asked again: one charge, one booking', async () => {
  const { pay, status, onList, charged, isRefunded, left } = await atTheTill();
  api.museum.supplier('is down');
  expect((await pay()).answer).toEqual({ status: 'pending', waitsFor: 'suppliers' });
  await minutesPass(3);
  expect([await status(), await onList(), isRefunded()]).toEqual(['pending', 0, false]);
  api.museum.supplier('answers');
  await minutesPass(4);
  expect((await pay()).answer).toMatchObject({ status: 'confirmed' });
  expect([await onList(), charged(), isRefunded(), await left()]).toEqual([1, 1, false, [6, 4]]);
});

test('what was booked and not written down is asked for by the same key: it is booked once', async () => {
  const { pay, onList, charged } = await atTheTill();
  api.museum.supplier('loses answers');
  expect((await pay()).answer).toEqual({ status: 'pending', waitsFor: 'suppliers' });
  await minutesPass(2);
  expect(await onList()).toBe(1);
  api.museum.supplier('answers');
  await minutesPass(4);
  const paid = await pay();
  if (paid.answer?.status !== 'confirmed') throw new Error('not confirmed');
  expect(paid.answer.booking.items[1]?.details).toMatchObject({ confirmation: { place: '2' } });
  expect([await onList(), charged()]).toEqual([1, 1]);
});

test('a charge whose answer was lost is booked when it is known', async () => {
  const { pay, status, onList, charged } = await atTheTill();
  api.payments.next({ kind: 'lost' });
  expect((await pay()).answer).toEqual({ status: 'pending', waitsFor: 'bank' });
  expect(await onList()).toBe(0);
  await minutesPass(1);
  expect([await status(), await onList(), charged()]).toEqual(['confirmed', 1, 1]);
});

test('what a supplier refuses is given back at once, and the visitor is told so', async () => {
  const { pay, status, onList, isRefunded, left, visitor, card } = await atTheTill();
  api.museum.supplier('refuses');
  expect((await pay()).problem).toMatchObject({
    type: '/problems/not-booked',
    status: 409,
    reason: 'refunded',
  });
  expect([await status(), await onList(), isRefunded(), await left()]).toEqual(['declined', 0, true, [9, 5]]);
  expect((await pay()).problem?.type).toBe('/problems/not-booked');

  api.museum.supplier('answers');
  expect((await visitor.pay(await card())).answer?.status).toBe('confirmed');
  expect([await onList(), await left()]).toEqual([1, [6, 4]]);
});

test.each(['is down', 'loses answers'] as const)(
  'a supplier that %s for ten minutes is asked no more: the money is back before it answers',
  async (mode) => {
    const { pay, status, onList, isRefunded, left } = await atTheTill();
    api.museum.supplier(mode);
    expect((await pay()).answer).toEqual({ status: 'pending', waitsFor: 'suppliers' });
    await minutesPass(10);
    expect([await status(), isRefunded()]).toEqual(['declined', true]);
    expect((await pay()).problem).toMatchObject({ type: '/problems/not-booked' });
    expect(api.log.join('')).toContain('charged and not booked: the money is given back');

    // Nothing stays booked that may have been, and the items are to be had again.
    api.museum.supplier('answers');
    await minutesPass(60);
    expect([await onList(), await left()]).toEqual([0, [9, 5]]);
    expect((await pay()).problem?.reason).toBe('refunded');
  },
);

test('a refund whose answer is lost is asked for again, and happens once', async () => {
  const { pay, isRefunded, left } = await atTheTill();
  api.museum.supplier('refuses');
  api.payments.losesRefunds(true);
  expect((await pay()).problem?.reason).toBe('refunding');
  expect(await left()).toEqual([6, 4]);
  api.payments.losesRefunds(false);
  await minutesPass(1);
  expect((await pay()).problem?.reason).toBe('refunded');
  expect([isRefunded(), await left()]).toEqual([true, [9, 5]]);
});

test('who orders something else meanwhile has the money back all the same, and nothing is kept of the order', async () => {
  const { pay, isRefunded, left, visitor, orderId } = await atTheTill();
  api.museum.supplier('refuses');
  api.payments.losesRefunds(true);
  await pay();
  await visitor.call(setOrder, cartOf([await ticketOn('2027-06-01')]));
  api.payments.losesRefunds(false);
  await minutesPass(1);
  expect([isRefunded(), await left()]).toEqual([true, [9, 5]]);
  expect((await visitor.look(orderId)).answer).toMatchObject({ status: 'abandoned', items: [] });
});

test('of several that look after a payment at once, one asks the supplier', async () => {
  const { pay, onList, charged } = await atTheTill();
  api.museum.supplier('is down');
  await pay();
  api.museum.supplier('answers');
  api.wait(MINUTE);
  await Promise.all(Array.from({ length: 5 }, () => reconcilePayments(api.orderDeps, MINUTE)));
  expect([await onList(), charged()]).toEqual([1, 1]);
});

test('a supplier that never ends is late, and asked again', async () => {
  const { pay, status, onList, charged } = await atTheTill();
  api.museum.supplier('hangs');
  api.suppliersAreLate(true);
  expect((await pay()).answer).toEqual({ status: 'pending', waitsFor: 'suppliers' });
  await minutesPass(2);
  expect(await status()).toBe('pending');
  api.museum.supplier('answers');
  api.suppliersAreLate(false);
  await minutesPass(4);
  expect([await status(), await onList(), charged()]).toEqual(['confirmed', 1, 1]);
});

test('a supplier that never ends to cancel keeps nobody from the money', async () => {
  const { pay, status, isRefunded } = await atTheTill();
  api.museum.supplier('hangs');
  api.suppliersAreLate(true);
  await pay();
  await minutesPass(10);
  expect([await status(), isRefunded()]).toEqual(['declined', true]);
  api.museum.supplier('answers');
  api.suppliersAreLate(false);
  await minutesPass(60);
  expect((await pay()).problem?.reason).toBe('refunded');
});

test('while one supplier hangs, others are booked', async () => {
  const both = [await atTheTill(), await atTheTill()];
  api.museum.supplier('is down');
  for (const { pay } of both) await pay();
  api.wait(MINUTE);
  api.museum.supplier('hangs once');
  const run = reconcilePayments(api.orderDeps, MINUTE);
  const statuses = () => Promise.all(both.map(({ status }) => status()));
  // Each look gives the run its turn.
  for (let looks = 0; looks < 500 && !(await statuses()).includes('confirmed'); looks++);
  expect((await statuses()).toSorted()).toEqual(['confirmed', 'pending']);
  api.suppliersAreLate(true);
  await run;
});

test('who stops the API waits for no supplier', async () => {
  const { pay, status } = await atTheTill();
  api.museum.supplier('is down');
  await pay();
  api.wait(MINUTE);
  api.museum.supplier('hangs');
  const reconciliation = startReconciliation(api.orderDeps, false);
  await api.museum.asked();
  await reconciliation.stop();
  expect(await status()).toBe('pending');
});

test('what another card has booked stays booked while the first charge goes back', async () => {
  const { pay, onList, visitor, card, isRefunded } = await atTheTill();
  api.museum.supplier('refuses');
  api.payments.losesRefunds(true);
  expect((await pay()).problem?.reason).toBe('refunding');
  api.museum.supplier('answers');
  expect((await visitor.pay(await card())).answer?.status).toBe('confirmed');
  api.payments.losesRefunds(false);
  await minutesPass(1);
  expect((await pay()).problem?.reason).toBe('refunded');
  expect([isRefunded(), await onList()]).toEqual([true, 1]);
});
