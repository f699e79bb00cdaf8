import type { ItemCancellation } from '@alisio/shared-contracts/orders';
import type { Order } from './order-repository.ts';
import type { OrderedItem, Products } from './product.ts';
import { costOf } from './services.ts';
import type { PaymentTransaction } from './transaction-repository.ts';

/**
 * Until when an order can be given back for nothing, UTC milliseconds: all of it, since it was paid in one. Nothing where
 * that holds for a part of it only.
 */
export function freeUntilOf(products: Products, { items }: Pick<Order, 'items'>): number | undefined {
  const ends = items.map((item) => products.get(item.product)?.freeUntil?.(item));
  return ends.every((end) => end !== undefined) ? Math.min(...ends) : undefined;
}

/** Once the money is back: what is to be done with suppliers yet is none of the buyer's. */
const IS_BACK: readonly PaymentTransaction['status'][] = ['cancelling', 'refunded', 'uncancelled'];

/**
 * What an item of a booking tells of giving it back; nothing where only a person ever could do that.
 * @param now UTC milliseconds: what is over then is promised no longer
 */
export function cancellationOf(
  products: Products,
  order: Pick<Order, 'items' | 'cancelled_at' | 'called_off'>,
  transaction: Pick<PaymentTransaction, 'status'>,
  { total, services }: OrderedItem,
  now: number,
): { cancellation?: ItemCancellation } {
  const { cancelled_at: at, called_off: calledOff } = order;
  if (at !== null) {
    const returned = { ...total, amount: total.amount + costOf(services) };
    const isBack = IS_BACK.includes(transaction.status);
    return { cancellation: { cancelled: { at, returned, isBack, ...(calledOff ? { calledOff } : {}) } } };
  }
  const end = freeUntilOf(products, order);
  if (end === undefined) return {};
  const until = new Date(end).toISOString();
  return { cancellation: now < end ? { freeUntil: until } : { wasFreeUntil: until } };
}
