import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { ChargeOutcome } from '../payments/index.ts';
import { bookCharged } from './book-charged.ts';
import type { OrderDeps } from './deps.ts';
import { itemsOf, productOf } from './items.ts';
import { changeOrder, lockOrder, type Order } from './order-repository.ts';
import { withoutRaces } from './retry.ts';
import { moveTransaction, type PaymentTransaction, transactionById } from './transaction-repository.ts';

/** What was paid with on the provider's page, as far as it tells. */
const paidWith = ({ paidWith: paid }: ChargeOutcome & { kind: 'approved' }) =>
  paid ? { means: paid.means, ...(paid.face ?? {}) } : {};

async function settleWithin(
  tx: Transaction<Schema>,
  deps: OrderDeps,
  order: Order,
  transactionId: string,
  outcome: ChargeOutcome,
): Promise<void> {
  const now = deps.clock().toISOString();
  const release = async () => {
    for (const item of itemsOf(order)) await productOf(deps.products, item).release(tx, item);
  };
  const change = (event: 'decline' | 'void' | 'wait') => changeOrder(tx, order, event, { updated_at: now });
  switch (outcome.kind) {
    case 'unknown':
      if (order.status === 'paying') await change('wait');
      return;
    case 'approved':
      await change('wait');
      await moveTransaction(tx, transactionId, 'charging', {
        status: 'charged',
        next_try_at: now,
        ...paidWith(outcome),
      });
      return;
    case 'declined':
      await change('decline');
      await moveTransaction(tx, transactionId, 'charging', { status: 'declined', reason: outcome.reason });
      await release();
      return;
    case 'voided':
      await change('void');
      await moveTransaction(tx, transactionId, 'charging', { status: 'voided' });
      await release();
  }
}

/**
 * A page's payment that was over for us, and is told to be charged all the same: a provider that cannot call off a page
 * may do that. Nothing is held for it any more, so that all that is left is to give it back.
 */
async function giveBackLate(
  tx: Transaction<Schema>,
  deps: OrderDeps,
  { id, status, order_id }: PaymentTransaction,
): Promise<void> {
  if (status !== 'voided' && status !== 'declined') return;
  const next_try_at = deps.clock().toISOString();
  await moveTransaction(tx, id, status, { status: 'refunding', tries: 0, next_try_at });
  // What the order holds, for another payment of it, is none of this one's.
  await tx
    .updateTable('booking_order')
    .set({ transaction_id: null })
    .where('id', '=', order_id)
    .where('transaction_id', '=', id)
    .execute();
  deps.log.error({ transactionId: id }, 'charged after it was over: the money is given back');
}

/**
 * Writes down what came of a charge: that it is to be booked, or the items let go of again, or that it is not known
 * yet. What is charged is booked at once. Whoever comes second, another request or the reconciliation, finds it done
 * and changes nothing.
 */
export async function settlePayment(
  deps: OrderDeps,
  transactionId: string,
  outcome: ChargeOutcome,
): Promise<void> {
  await withoutRaces(() =>
    deps.db.transaction().execute(async (tx) => {
      const known = await transactionById(tx, transactionId);
      const order = known && (await lockOrder(tx, known.order_id));
      const transaction = await transactionById(tx, transactionId);
      if (!order || !transaction) return;
      if (transaction.status === 'charging') await settleWithin(tx, deps, order, transactionId, outcome);
      else if (outcome.kind === 'approved') await giveBackLate(tx, deps, transaction);
    }),
  );
  if (outcome.kind === 'approved') await bookCharged(deps, transactionId);
}
