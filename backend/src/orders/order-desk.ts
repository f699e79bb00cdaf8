import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { ProblemError } from '../problems/index.ts';
import { bookingOf } from './confirmed-booking.ts';
import type { OrderDeps } from './deps.ts';
import { itemsOf } from './items.ts';
import { orderOf } from './order-details.ts';
import { bookedOrders } from './order-repository.ts';
import { type PlaceDeps, type PlacedCart, placeOrder } from './place-order.ts';
import type { OrderedItem } from './product.ts';
import { type ServicesCall, setServices } from './set-services.ts';

/** What orders do for a product that has calls of its own. */
export interface OrderDesk {
  /** as `placeOrder` */
  place(sessionId: string, cart: PlacedCart): Promise<string>;
  /**
   * An item of a product in an order of the session, with its place from 0: the first one, or that at a place.
   * @throws ProblemError order-not-found, also when the order has no such item; order-replaced
   */
  itemOf(
    sessionId: string,
    orderId: string,
    product: string,
    at?: number,
  ): Promise<{ item: OrderedItem; place: number }>;
  /** as `setServices` */
  setServices(call: ServicesCall): Promise<void>;
}

export const orderDesk = (deps: PlaceDeps): OrderDesk => ({
  place: (sessionId, cart) => placeOrder(deps, sessionId, cart),
  itemOf: async (sessionId, orderId, product, at) => {
    const items = itemsOf(await orderOf(deps, { sessionId, orderId }));
    const place = at ?? items.findIndex((one) => one.product === product);
    const item = items[place];
    if (item?.product !== product) throw new ProblemError('order-not-found');
    return { item, place };
  },
  setServices: (call) => setServices(deps, call),
});

/** Nobody books more in a session that lasts a day. */
const MOST_BOOKINGS = 20;

/** What a session has booked, the latest first. */
export async function bookingsOfSession(
  deps: Pick<OrderDeps, 'db' | 'products'>,
  sessionId: string,
): Promise<ConfirmedBooking[]> {
  const orders = await bookedOrders(deps.db, sessionId, MOST_BOOKINGS);
  return Promise.all(orders.map((order) => bookingOf(deps, order)));
}
