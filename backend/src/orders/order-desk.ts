import { ProblemError } from '../problems/index.ts';
import { itemsOf } from './items.ts';
import { orderOf } from './order-details.ts';
import { type PlaceDeps, type PlacedCart, placeOrder } from './place-order.ts';
import type { OrderedItem } from './product.ts';

/** What orders do for a product that has calls of its own. */
export interface OrderDesk {
  /** as `placeOrder` */
  place(sessionId: string, cart: PlacedCart): Promise<string>;
  /**
   * The first item of a product in an order of the session.
   * @throws ProblemError order-not-found, also when the order has no such item; order-replaced
   */
  itemOf(sessionId: string, orderId: string, product: string): Promise<OrderedItem>;
}

export const orderDesk = (deps: PlaceDeps): OrderDesk => ({
  place: (sessionId, cart) => placeOrder(deps, sessionId, cart),
  itemOf: async (sessionId, orderId, product) => {
    const order = await orderOf(deps, { sessionId, orderId });
    const item = itemsOf(order).find((one) => one.product === product);
    if (!item) throw new ProblemError('order-not-found');
    return item;
  },
});
