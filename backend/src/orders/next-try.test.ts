import type { KyselyPlugin } from 'kysely';
import { afterTheCharge } from '../../testing/after-the-charge.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { bookCharged } from './book-charged.ts';
import { giveBack } from './give-back.ts';
import { type OrderDeps, reconcilePayments, startReconciliation } from './index.ts';

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
const { minutesPass, atTheTill } = afterTheCharge(() => api);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Looks and acts in turn until it is so. */
async function until(isSo: () => boolean | Promise<boolean>, act: () => unknown): Promise<void> {
  for (let turns = 0; turns < 500; turns++) {
    if (await isSo()) return;
    await act();
  }
  throw new Error('it did not come to be');
}
const quarter = () => minutesPass(1 / 4);

test('who asks again and again how a payment ends does not make the supplier be asked before its next try', async () => {
  const { pay, asked } = await atTheTill();
  api.museum.supplier('is down');
  for (let i = 0; i < 4; i++)
    expect((await pay()).answer).toEqual({ status: 'pending', waitsFor: 'suppliers' });
  expect(asked('confirm')).toBe(1);
  api.wait(MINUTE / 4);
  await pay();
  expect(asked('confirm')).toBe(2);
  await pay();
  expect(asked('confirm')).toBe(2);
});

test('an instance that comes late to a refund of another one leaves it until the next try', async () => {
  const { pay, asked, transactionId } = await atTheTill();
  api.museum.supplier('refuses');
  api.payments.losesRefunds(true);
  await pay();
  expect(asked('cancel')).toBe(1);
  await giveBack(api.orderDeps, transactionId);
  expect(asked('cancel')).toBe(1);
  api.wait(MINUTE / 4);
  await giveBack(api.orderDeps, transactionId);
  await giveBack(api.orderDeps, transactionId);
  expect(asked('cancel')).toBe(2);
});

/** An instance whose clock is an hour ahead, and that goes on with the first thing it reads only after `meanwhile`. */
function slowInstance(meanwhile: () => Promise<void>): OrderDeps {
  let isFirst = true;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isFirst) {
        isFirst = false;
        await meanwhile();
      }
      return result;
    },
  };
  const { db, clock } = api.orderDeps;
  return {
    ...api.orderDeps,
    db: db.withPlugin(plugin),
    clock: () => new Date(clock().getTime() + HOUR),
  };
}

test('a try that another instance has taken meanwhile is not taken twice, whatever the clocks say', async () => {
  const { pay, asked, transactionId } = await atTheTill();
  api.museum.supplier('is down');
  await pay();
  api.wait(MINUTE);
  await bookCharged(
    slowInstance(() => bookCharged(api.orderDeps, transactionId)),
    transactionId,
  );
  expect(asked('confirm')).toBe(2);
});

test('a supplier is asked six times to book, and no more', async () => {
  const { pay, status, asked } = await atTheTill();
  api.museum.supplier('is down');
  await pay();
  await minutesPass(7);
  expect([asked('confirm'), await status()]).toEqual([5, 'pending']);
  await minutesPass(10);
  expect([asked('confirm'), await status()]).toEqual([6, 'declined']);
});

test('giving back begins with short pauses again, however often booking was tried', async () => {
  const { pay, asked, isRefunded } = await atTheTill();
  api.museum.supplier('is down');
  await pay();
  await until(isRefunded, quarter);
  expect(asked('cancel')).toBe(1);
  await minutesPass(1);
  expect(asked('cancel')).toBe(3);
});

test('a supplier that does not cancel is asked every hour in the end, neither more seldom nor more often', async () => {
  const { pay, asked } = await atTheTill();
  api.museum.supplier('is down');
  await pay();
  await minutesPass(6 * 60, 5 * MINUTE);
  const before = asked('cancel');
  await minutesPass(10 * 60, 5 * MINUTE);
  expect(asked('cancel') - before).toBeGreaterThanOrEqual(9);
  expect(asked('cancel') - before).toBeLessThanOrEqual(10);
});

test('what the first of two suppliers refuses is booked with neither', async () => {
  const { pay, isRefunded, left, asked } = await atTheTill({ isTicketFirst: true });
  api.museum.supplier('refuses');
  expect((await pay()).problem).toMatchObject({ type: '/problems/not-booked', reason: 'refunded' });
  expect([isRefunded(), await left(), asked('cancel')]).toEqual([true, [9, 5], 1]);
});

test('items stay held while one of money and suppliers is not done', async () => {
  const { pay, left, asked } = await atTheTill();
  api.museum.supplier('is down');
  await pay();
  await until(() => asked('cancel') > 0, quarter);
  await minutesPass(5);
  expect(await left()).toEqual([6, 4]);
  api.museum.supplier('answers');
  await minutesPass(60, MINUTE);
  expect(await left()).toEqual([9, 5]);
});

/** What an instance works with, and the keys that it asks the provider about. */
function watched(): { deps: OrderDeps; resolved: string[] } {
  const resolved: string[] = [];
  const { payments } = api.orderDeps;
  const resolve = (key: string) => {
    resolved.push(key);
    return payments.resolve(key);
  };
  return { deps: { ...api.orderDeps, payments: { ...payments, resolve } }, resolved };
}

/** Lets the provider answer what it was holding back. */
let answer: () => void = () => undefined;
afterEach(() => answer());

/** A charge whose answer is not known, and a younger one that is under way this moment. */
async function oldAndYoung() {
  const [old, young] = [await atTheTill(), await atTheTill()];
  api.payments.next({ kind: 'lost' });
  await old.pay();
  api.payments.next({ kind: 'approved' });
  answer = api.payments.hold();
  const paid = young.pay();
  await until(() => api.payments.chargeOf(young.transactionId) !== undefined, young.status);
  const end = async () => {
    answer();
    return paid;
  };
  return { old, young, end };
}

test.each([
  ['alone settles what the one before it left, however young', true],
  ['beside others leaves to them what they have just begun', false],
])('an API that starts %s', async (_, exclusive) => {
  const { old, young, end } = await oldAndYoung();
  const { deps, resolved } = watched();
  const reconciliation = startReconciliation(deps, exclusive);
  const settled = async () => (await old.status()) === 'confirmed';
  // What goes on every fifteen seconds would keep a test that fails from its end.
  await until(
    async () => (await settled()) && (!exclusive || (await young.status()) === 'confirmed'),
    young.status,
  ).finally(reconciliation.stop);
  expect(resolved.includes(young.transactionId)).toBe(exclusive);
  expect(await young.status()).toBe(exclusive ? 'confirmed' : 'paying');
  expect((await end()).answer?.status).toBe('confirmed');
  await reconcilePayments(api.orderDeps, MINUTE);
  expect([old.charged(), await old.onList(), await young.onList()]).toEqual([2, 1, 1]);
});
