import type { OrderDeps } from './deps.ts';
import { bookingKey, itemsOf, productOf } from './items.ts';
import { emptyAbandoned, lockOrder, type Order, orderById } from './order-repository.ts';
import { withoutRaces } from './retry.ts';
import { inTime } from './supplier-limit.ts';
import { moveTransaction, type PaymentTransaction, takeTry } from './transaction-repository.ts';

/** Items as a charge that goes back held them: what suppliers confirmed since is of another one, which was booked. */
const unbooked = (order: Order) => itemsOf({ ...order, confirmations: null });

/** Cancels with each supplier what may be booked. @returns whether all have answered */
async function cancelAll(
  { products, log, supplierLimit }: OrderDeps,
  order: Order,
  transactionId: string,
): Promise<boolean> {
  const limit = supplierLimit();
  const cancelled = unbooked(order).map(async (item, place) => {
    try {
      await inTime(limit, productOf(products, item).cancel(item, bookingKey(transactionId, place)));
      return true;
    } catch (error) {
      log.error({ err: error, transactionId, place }, 'not cancelled with its supplier yet');
      return false;
    }
  });
  return !(await Promise.all(cancelled)).includes(false);
}

/** Lets go of the items, and writes down that all is as before the charge. */
function settle(deps: OrderDeps, { id, order_id }: PaymentTransaction): Promise<void> {
  return withoutRaces(() =>
    deps.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, order_id);
      if (!order || !(await moveTransaction(tx, id, 'refunding', { status: 'refunded' }))) return;
      for (const item of unbooked(order)) await productOf(deps.products, item).release(tx, item);
      await emptyAbandoned(tx, order);
    }),
  );
}

/**
 * Gives back what was charged for an order that could not be booked, and cancels what may be booked of it, when the
 * next try is due. It is tried until both are done: the money does not wait for a supplier that is silent.
 */
export async function giveBack(deps: OrderDeps, transactionId: string): Promise<void> {
  const transaction = await takeTry(deps.db, transactionId, 'refunding', deps.clock());
  const order = transaction && (await orderById(deps.db, transaction.order_id));
  if (!order) return;
  const refund = await deps.payments.refund(transactionId);
  if (refund === 'unknown') deps.log.error({ transactionId }, 'the money is not given back yet');
  const areCancelled = await cancelAll(deps, order, transactionId);
  if (refund === 'refunded' && areCancelled) await settle(deps, transaction);
}
