import { getUnbookedCharges, unbookedCharges } from '@alisio/shared-contracts/endpoints';
import { z } from '@alisio/shared-contracts/zod';
import { afterTheCharge } from '../../testing/after-the-charge.ts';
import { TICKET } from '../../testing/museum.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const KEY = 'operators-0123456789';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, KEY);
}, 60_000);
afterAll(() => api.close());
const { minutesPass, atTheTill } = afterTheCharge(() => api);

const look = (key: string) =>
  api.app.inject({ url: getUnbookedCharges.path, headers: { authorization: `Bearer ${key}` } });
const listed = async () => z.parse(unbookedCharges, (await look(KEY)).json());

test('operators see what is charged and not booked until it is; others see nothing of it', async () => {
  const booked = await atTheTill();
  await booked.pay();
  const { pay, transactionId } = await atTheTill();
  api.museum.supplier('is down');
  await pay();
  // One try is no trouble yet.
  expect(await listed()).toEqual({ total: 0, charges: [] });
  await minutesPass(1);
  const { total, charges } = await listed();
  expect(total).toBe(1);
  expect(charges).toMatchObject([
    {
      transactionId,
      status: 'charged',
      products: ['flight', 'museum-ticket'],
      amount: 57_000 + TICKET.amount,
      currency: 'USD',
    },
  ]);
  expect(Date.parse(charges[0]?.since ?? '')).not.toBeNaN();
  await minutesPass(15);
  expect((await listed()).charges).toMatchObject([{ transactionId, status: 'cancelling' }]);
  api.museum.supplier('answers');
  await minutesPass(60, 60_000);
  expect(await listed()).toEqual({ total: 0, charges: [] });
  for (const key of ['', `${KEY}x`]) expect((await look(key)).statusCode).toBe(404);
  expect((await look(KEY)).headers['cache-control']).toBe('no-store');
});

test('what a person has to do comes first, then the oldest, each with what its suppliers know it by', async () => {
  const ids: string[] = [];
  api.museum.supplier('never cancels');
  api.payments.losesRefunds(true);
  const [oldest, older, newest] = [await atTheTill(), await atTheTill(), await atTheTill()];
  for (const { pay, transactionId } of [oldest, older, newest]) {
    api.wait(1000);
    await pay();
    ids.push(transactionId);
  }
  expect((await listed()).charges.map(({ status }) => status)).toEqual(Array(3).fill('refunding'));
  expect((await listed()).charges.map(({ transactionId }) => transactionId)).toEqual(ids);
  api.payments.losesRefunds(false);
  await api.database.db
    .updateTable('payment_transaction')
    .set({ status: 'uncancelled' })
    .where('id', '=', newest.transactionId)
    .execute();
  const { total, charges } = await listed();
  expect(total).toBe(3);
  expect(charges.map(({ transactionId, status }) => [transactionId, status])).toEqual([
    [newest.transactionId, 'uncancelled'],
    [oldest.transactionId, 'refunding'],
    [older.transactionId, 'refunding'],
  ]);
  expect(charges[0]).toMatchObject({
    products: ['flight', 'museum-ticket'],
    supplierReferences: [`${newest.transactionId}.1`, `${newest.transactionId}.2`],
  });
});

test('a charge that cannot be shown hides none of the others: it is counted, and named in the log', async () => {
  const { pay, transactionId } = await atTheTill();
  api.museum.supplier('never cancels');
  await pay();
  const before = await listed();
  expect(before.charges.map((charge) => charge.transactionId)).toContain(transactionId);
  await api.database.db
    .updateTable('payment_transaction')
    .set({ currency: 'usd' })
    .where('id', '=', transactionId)
    .execute();
  expect(await listed()).toEqual({
    total: before.total,
    charges: before.charges.filter((charge) => charge.transactionId !== transactionId),
  });
  expect(api.log.filter((line) => line.includes('cannot be shown')).join()).toContain(transactionId);
});
