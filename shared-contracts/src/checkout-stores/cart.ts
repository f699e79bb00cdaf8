import { flightOffer } from '../flights/offer.ts';
import { travelerInfo } from '../flights/search.ts';
import { cartId, newCartId } from '../orders/cart-id.ts';
import { defineSessionStore } from '../stores/index.ts';
import { z } from '../zod/index.ts';

/** A chosen and re-priced flight. */
export const flightCartItem = z.strictObject({
  product: z.literal('flight'),
  offer: flightOffer,
  travelerInfo,
  /** UTC, ISO 8601: when the price was confirmed */
  pricedAt: z.string(),
  /** where the traveller came from, to go back to the same results */
  resultsHref: z.string(),
});
export type FlightCartItem = z.infer<typeof flightCartItem>;

/** One product today; each vertical adds its own member, told apart by `product`. */
export const cartItem = z.discriminatedUnion('product', [flightCartItem]);
export type CartItem = z.infer<typeof cartItem>;

/**
 * What the traveller is about to buy. Written by a vertical, read by checkout. `id` is made with the cart and is the
 * idempotency key of its order: whatever happens to the tab, the cart is bought once. An empty cart has none.
 */
export const cart = defineSessionStore({
  key: 'alisio.cart',
  version: 2,
  schema: z.strictObject({ id: z.nullable(cartId), item: z.nullable(cartItem) }),
  initial: { id: null, item: null },
});

/** A new cart with what was chosen: the same once more is another purchase. */
export const startCart = (item: CartItem): void => cart.set({ id: newCartId(), item });
