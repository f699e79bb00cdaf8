import { randomBytes } from 'node:crypto';
import { bookingReference, REFERENCE_LENGTH } from '@alisio/shared-contracts/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { ChargeOutcome } from '../payments/index.ts';
import type { OrderDeps } from './deps.ts';
import { itemsOf, productOf } from './items.ts';
import { changeOrder, lockOrder, type Order } from './order-repository.ts';
import { withoutRaces } from './retry.ts';
import { moveTransaction, transactionById } from './transaction-repository.ts';

async function settleWithin(
  tx: Transaction<Schema>,
  deps: OrderDeps,
  order: Order,
  transactionId: string,
  outcome: ChargeOutcome,
): Promise<void> {
  const now = deps.clock().toISOString();
  const forEachItem = async (act: 'confirm' | 'release') => {
    for (const item of itemsOf(order)) await productOf(deps.products, item)[act](tx, item);
  };
  const change = (event: 'approve' | 'decline' | 'void' | 'wait', values: object = {}) =>
    changeOrder(tx, order, event, { updated_at: now, ...values });
  switch (outcome.kind) {
    case 'unknown':
      if (order.status === 'paying') await change('wait');
      return;
    case 'approved': {
      const referenceId = bookingReference(randomBytes(REFERENCE_LENGTH));
      await change('approve', { booking_reference: referenceId, confirmed_at: now });
      await moveTransaction(tx, transactionId, 'charging', { status: 'approved' });
      await forEachItem('confirm');
      return;
    }
    case 'declined':
      await change('decline');
      await moveTransaction(tx, transactionId, 'charging', { status: 'declined', reason: outcome.reason });
      await forEachItem('release');
      return;
    case 'voided':
      await change('void');
      await moveTransaction(tx, transactionId, 'charging', { status: 'voided' });
      await forEachItem('release');
  }
}

/**
 * Writes down what came of a charge: the booking, or the items let go of again, or that it is not known yet.
 * Whoever comes second, another request or the reconciliation, finds it done and changes nothing.
 */
export function settlePayment(deps: OrderDeps, transactionId: string, outcome: ChargeOutcome): Promise<void> {
  return withoutRaces(() =>
    deps.db.transaction().execute(async (tx) => {
      const known = await transactionById(tx, transactionId);
      const order = known && (await lockOrder(tx, known.order_id));
      const transaction = await transactionById(tx, transactionId);
      if (order && transaction?.status === 'charging')
        await settleWithin(tx, deps, order, transactionId, outcome);
    }),
  );
}
