import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { OrderDeps } from './deps.ts';
import { itemsOf } from './items.ts';
import type { Order } from './order-repository.ts';
import { type PaymentTransaction, stopsHolding } from './transaction-repository.ts';

/**
 * Items as a charge held them: what suppliers confirmed since is of another one, which was booked, and what is added to
 * them may be something else by now.
 */
export const itemsAsHeld = (order: Order, { services }: Pick<PaymentTransaction, 'services'>) =>
  itemsOf({ ...order, services, confirmations: null });

/**
 * Lets go of what a payment holds of its order, once, whatever the order has gone on to. Of what is sold here no longer
 * nothing is held.
 */
export async function releaseItems(
  { products }: Pick<OrderDeps, 'products'>,
  tx: Transaction<Schema>,
  order: Order,
  transaction: PaymentTransaction,
): Promise<void> {
  if (!(await stopsHolding(tx, transaction.id))) return;
  for (const item of itemsAsHeld(order, transaction)) await products.get(item.product)?.release(tx, item);
}
