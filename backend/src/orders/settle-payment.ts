import { counter } from '@alisio/platform/serving/metrics';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { ChargeOutcome } from '../payments/index.ts';
import { bookCharged } from './book-charged.ts';
import { countDecline } from './declines.ts';
import type { OrderDeps } from './deps.ts';
import { givePageBack } from './open-pages.ts';
import { holdsItems } from './order-machine.ts';
import { orderNotBookedMail } from './order-mails.ts';
import { changeOrder, lockOrder, type Order } from './order-repository.ts';
import { releaseItems } from './release-items.ts';
import { withoutRaces } from './retry.ts';
import {
  isOnPage,
  moveTransaction,
  type PaymentTransaction,
  transactionById,
} from './transaction-repository.ts';

const settled = counter({
  name: 'alisio_payments_total',
  help: 'What came of payments (approved, declined, voided, unknown: asked again later, late: charged after it was over), by way: card, or the page of the provider.',
  labels: ['way', 'outcome'],
});

/** What was paid with on the provider's page, as far as it tells. */
const paidWith = ({ paidWith: paid }: ChargeOutcome & { kind: 'approved' }) =>
  paid ? { means: paid.means, ...(paid.face ?? {}) } : {};

/**
 * It can be given back no longer, since nothing was paid. Who opened a page is kept for a while yet: one that is charged
 * all the same, late, is counted for them.
 */
const notCharged = (transaction: PaymentTransaction) => ({
  returnable_until: null,
  ...(isOnPage(transaction) ? {} : { caller_key: null }),
});

async function settleWithin(
  tx: Transaction<Schema>,
  deps: OrderDeps,
  order: Order,
  transaction: PaymentTransaction,
  outcome: ChargeOutcome,
): Promise<void> {
  const { id: transactionId } = transaction;
  const now = deps.clock().toISOString();
  const release = () => releaseItems(deps, tx, order, transaction);
  const change = (event: 'decline' | 'void' | 'wait') => changeOrder(tx, order, event, { updated_at: now });
  if (outcome.kind !== 'unknown' && isOnPage(transaction)) await givePageBack(deps, tx, order, transaction);
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
      await moveTransaction(tx, transactionId, 'charging', {
        status: 'declined',
        reason: outcome.reason,
        ...notCharged(transaction),
      });
      // A card of ours was counted before it was asked about.
      if (isOnPage(transaction)) await countDecline(tx, transaction, deps.clock());
      await release();
      return;
    case 'voided':
      await change('void');
      await moveTransaction(tx, transactionId, 'charging', {
        status: 'voided',
        ...notCharged(transaction),
      });
      await release();
  }
}

const wasOver = ({ status }: PaymentTransaction): boolean => status === 'voided' || status === 'declined';

/**
 * A page's payment that was over for us, and is told to be charged all the same: a provider that cannot call off a page
 * may do that. Nothing is held for it any more, so that all that is left is to give it back; it was tried for nothing, and
 * counts as declined for who opened the page.
 */
async function giveBackLate(
  tx: Transaction<Schema>,
  deps: OrderDeps,
  order: Order,
  transaction: PaymentTransaction,
): Promise<void> {
  const { id, status } = transaction;
  if (!wasOver(transaction)) return;
  const at = deps.clock();
  const now = at.toISOString();
  const change = { status: 'refunding', tries: 0, next_try_at: now, caller_key: null } as const;
  await moveTransaction(tx, id, status, change);
  await countDecline(tx, transaction, at);
  // Who has booked it by another payment, or is about to, is not told that nothing was booked.
  if (!holdsItems(order.status)) await orderNotBookedMail(tx, order, transaction, now);
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
  const told = await withoutRaces(() =>
    deps.db.transaction().execute(async (tx) => {
      const known = await transactionById(tx, transactionId);
      const order = known && (await lockOrder(tx, known.order_id));
      const transaction = await transactionById(tx, transactionId);
      if (!order || !transaction) return;
      const way = isOnPage(transaction) ? 'page' : 'card';
      if (transaction.status === 'charging') {
        await settleWithin(tx, deps, order, transaction, outcome);
        return { way, outcome: outcome.kind };
      }
      if (outcome.kind !== 'approved') return;
      await giveBackLate(tx, deps, order, transaction);
      return wasOver(transaction) ? { way, outcome: 'late' } : undefined;
    }),
  );
  if (told) settled.inc(told);
  if (outcome.kind === 'approved') await bookCharged(deps, transactionId);
}
