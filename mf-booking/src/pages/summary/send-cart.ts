import { sendOrder } from '../../api/set-order.ts';
import type { SendOrder } from '../../features/order-sync/index.ts';
import type { KnownItem } from '../../products/known-items.ts';

/** Makes the cart an order: by the call that the spec has for its one product, else by the one for any. */
export const sendCartOf =
  (items: readonly KnownItem[]): SendOrder =>
  ({ cartId, items: ordered }, options) => {
    const [only, ...others] = ordered;
    const own = items[0]?.product.order;
    return only && others.length === 0 && own
      ? own(cartId, only, options)
      : sendOrder(cartId, ordered, options);
  };
