import { spacedReference } from '@alisio/shared-contracts/rules';
import type { OrderDeps } from './deps.ts';
import { fullName } from './full-name.ts';
import { itemsOf } from './items.ts';
import type { Order } from './order-repository.ts';

/** What machines read of a booking (schema.org): mail programs, a browser that keeps trips. @param order a confirmed one */
export function structuredBooking(
  { products }: Pick<OrderDeps, 'products'>,
  order: Order,
): Record<string, unknown>[] {
  const reference = spacedReference(order.booking_reference ?? '');
  const names = (order.passengers ?? []).map(fullName);
  return itemsOf(order).flatMap((item) => [
    ...(products.get(item.product)?.present(item).structured?.(reference, names) ?? []),
  ]);
}
