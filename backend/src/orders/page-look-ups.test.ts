import { hostedApi } from '../../testing/hosted-order.ts';
import { reconcilePayments } from './index.ts';
import { askPage } from './page-state.ts';
import { transactionById } from './transaction-repository.ts';

const MINUTE = 60_000;
const { api, reconcile, onThePage } = hostedApi();

test('a look-up without an answer ends no page, however old what is known of it is', async () => {
  const { becomes, order, left } = await onThePage('unanswered');
  api().wait(29 * MINUTE);
  await reconcile();
  const until = new Date(api().orderDeps.clock().getTime() + 11 * 60 * MINUTE).toISOString();
  becomes({ kind: 'open', until, voucher: { reference: '0123456789' } });
  api().wait(2 * MINUTE);
  const { hosted } = api().payments;
  const { lookUp } = hosted;
  hosted.lookUp = async () => ({ kind: 'unknown' });
  await reconcile();
  hosted.lookUp = lookUp;
  becomes({ kind: 'approved', paidWith: { means: 'voucher' } });
  api().wait(2 * MINUTE);
  await reconcile();
  expect([await order(), await left()]).toEqual(['confirmed', 6]);
});

test('an answer that comes late takes back nothing of what a later one told', async () => {
  const { transactionId, becomes, status } = await onThePage('older-answer');
  const until = new Date(api().orderDeps.clock().getTime() + 11 * 60 * MINUTE).toISOString();
  const { hosted } = api().payments;
  const { lookUp } = hosted;
  for (const late of [{ kind: 'unknown' }, await lookUp({ key: transactionId, until })] as const) {
    hosted.lookUp = async (page) => {
      hosted.lookUp = lookUp;
      becomes({ kind: 'open', until, voucher: { reference: '0123456789' } });
      const transaction = await transactionById(api().database.db, page.key);
      if (transaction) await askPage(api().orderDeps, transaction);
      return late;
    };
    expect((await status()).answer).toMatchObject({
      hosted: { until, voucher: { reference: '0123456789' } },
    });
  }
});

test('a page of what is sold no longer ends with its time, and the order is open again', async () => {
  const { order, transactionId } = await onThePage('unsold');
  api().wait(31 * MINUTE);
  await reconcilePayments({ ...api().orderDeps, products: new Map() }, MINUTE);
  expect(await order()).toBe('draft');
  expect((await transactionById(api().database.db, transactionId))?.status).toBe('voided');
});
