import type { Attribution } from '@alisio/shared-contracts/attribution';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import { attributionOf, changeOrder, type Order } from './order-repository.ts';
import { StaleOrderError } from './retry.ts';
import { moveTransaction, type PaymentTransaction } from './transaction-repository.ts';

/** What an order lacks before it can be paid. */
function missingPart({ customer, passengers, billing }: Order): string | undefined {
  if (!customer) return 'customer';
  if (!passengers) return 'passengers';
  return billing ? undefined : 'billing';
}

/**
 * Takes the seats and marks the order as being paid, in one short transaction. Nobody has been charged yet.
 * @throws ProblemError order-incomplete, price-changed, seats-gone, order-state
 * @throws StaleOrderError when somebody else was first
 */
export async function beginPayment(
  deps: OrderDeps,
  order: Order,
  transaction: PaymentTransaction,
  infoData: Attribution | undefined,
): Promise<void> {
  const reason = missingPart(order);
  if (reason) throw new ProblemError('order-incomplete', { reason });
  const offer = await deps.inventory.offer(order.offer_id);
  if (!offer) throw new ProblemError('seats-gone');
  const { amount, currency } = offer.price.intTotal;
  if (amount !== order.total_amount || currency !== order.currency || transaction.amount !== amount) {
    throw new ProblemError('price-changed');
  }
  const now = deps.clock().toISOString();
  await deps.db.transaction().execute(async (tx) => {
    const change = { transaction_id: transaction.id, ...attributionOf(infoData), updated_at: now };
    await changeOrder(tx, order, 'pay', change);
    const moved = await moveTransaction(tx, transaction.id, 'created', {
      status: 'charging',
      charging_at: now,
    });
    if (!moved) throw new StaleOrderError();
    if (!(await deps.inventory.takeSeats(tx, order.offer))) throw new ProblemError('seats-gone');
  });
}
