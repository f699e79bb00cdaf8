import type { OrderDeps } from './deps.ts';
import { bookingKey, productOf } from './items.ts';
import { emptyAbandoned, lockOrder, type Order, orderById } from './order-repository.ts';
import { itemsAsHeld, releaseItems } from './release-items.ts';
import { withoutRaces } from './retry.ts';
import { inTime, wasStopped } from './supplier-limit.ts';
import {
  GIVING_BACK,
  isOnPage,
  moveTransaction,
  type PaymentTransaction,
  takeTry,
} from './transaction-repository.ts';

/** Tries of a supplier that does not cancel: for some three days, an hour apart in the end. */
const MOST_TRIES = 80;

/**
 * Gives the money back and writes that down at once: whoever asks is told so, whatever suppliers do.
 * @returns whether it is back
 */
async function giveMoneyBack(
  { db, payments, log }: OrderDeps,
  { id: transactionId, status, amount, currency, ...transaction }: PaymentTransaction,
): Promise<boolean> {
  if (status === 'cancelling') return true;
  const asked = isOnPage(transaction)
    ? payments.hosted.refund({ key: transactionId, amount, currency })
    : payments.refund(transactionId);
  if ((await asked) === 'unknown') {
    log.error({ transactionId }, 'the money is not given back yet');
    return false;
  }
  await moveTransaction(db, transactionId, 'refunding', { status: 'cancelling' });
  return true;
}

/** Cancels with each supplier what may be booked. @returns by which keys those know it who have not done so */
async function cancelAll(
  { products, log }: OrderDeps,
  order: Order,
  transaction: PaymentTransaction,
  limit: AbortSignal,
): Promise<string[]> {
  const { id: transactionId } = transaction;
  const outstanding = itemsAsHeld(order, transaction).map(async (item, place) => {
    const key = bookingKey(transactionId, place);
    try {
      await inTime(limit, productOf(products, item).cancel(item, key, limit));
      return [];
    } catch (error) {
      log.error({ err: error, transactionId, place }, 'not cancelled with its supplier yet');
      return [key];
    }
  });
  return (await Promise.all(outstanding)).flat();
}

/** Lets go of the items, and writes down how it ended. @returns false when somebody else has */
function settle(
  deps: OrderDeps,
  transaction: PaymentTransaction,
  status: 'refunded' | 'uncancelled',
): Promise<boolean> {
  return withoutRaces(() =>
    deps.db.transaction().execute(async (tx) => {
      const { id, order_id } = transaction;
      const order = await lockOrder(tx, order_id);
      if (!order || !(await moveTransaction(tx, id, 'cancelling', { status }))) return false;
      await releaseItems(deps, tx, order, transaction);
      if (status === 'refunded') await emptyAbandoned(tx, order);
      return true;
    }),
  );
}

/**
 * Gives back what was charged for an order that could not be booked, and cancels what may be booked of it, when the
 * next try is due. The money does not wait for a supplier that is silent, and is asked for until it is back. Suppliers
 * are asked for days; then what they may have booked is left to operators, and is free again on our side.
 */
export async function giveBack(deps: OrderDeps, transactionId: string): Promise<void> {
  const transaction = await takeTry(deps.db, transactionId, GIVING_BACK, deps.clock());
  const order = transaction && (await orderById(deps.db, transaction.order_id));
  if (!order) return;
  const isBack = await giveMoneyBack(deps, transaction);
  const limit = deps.supplierLimit();
  const supplierReferences = await cancelAll(deps, order, transaction, limit);
  if (!isBack) return;
  if (supplierReferences.length === 0) {
    await settle(deps, transaction, 'refunded');
    return;
  }
  if (transaction.tries < MOST_TRIES || wasStopped(limit)) return;
  if (!(await settle(deps, transaction, 'uncancelled'))) return;
  const { amount, currency } = transaction;
  deps.log.error(
    { orderId: order.id, transactionId, supplierReferences, amount, currency },
    'given back, and never cancelled by its supplier: to be cancelled by a person',
  );
}
