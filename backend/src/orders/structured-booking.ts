import { spacedReference } from '@alisio/shared-contracts/rules';
import type { OrderDeps } from './deps.ts';
import { fullName } from './full-name.ts';
import { itemsOf } from './items.ts';
import type { Order } from './order-repository.ts';
import type { OrderedItem } from './product.ts';

type Structured = Record<string, unknown>[];

const CANCELLED = 'https://schema.org/ReservationCancelled';

/** What machines read of an item of a booking (schema.org). @param order one that was confirmed */
export function structuredItem(products: OrderDeps['products'], order: Order, item: OrderedItem): Structured {
  const reference = spacedReference(order.booking_reference ?? '');
  const names = (order.passengers ?? []).map(fullName);
  const all = products.get(item.product)?.present(item).structured?.(reference, names) ?? [];
  return all.map((one) => (order.status === 'cancelled' ? { ...one, reservationStatus: CANCELLED } : one));
}

/** The same of a whole booking: mail programs read it. */
export const structuredBooking = ({ products }: Pick<OrderDeps, 'products'>, order: Order): Structured =>
  itemsOf(order).flatMap((item) => structuredItem(products, order, item));
