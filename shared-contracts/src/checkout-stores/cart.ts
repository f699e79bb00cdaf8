import { cartId, newCartId } from '../orders/cart-id.ts';
import { MOST_ITEMS, productName } from '../orders/item.ts';
import { defineSessionStore } from '../stores/index.ts';
import { moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';

/**
 * Something chosen, at its price. All but `details` is for everybody: who does not know the product shows it by that.
 * Fields may be added.
 */
export const cartItem = z.object({
  product: productName,
  /** by which its supplier knows it */
  reference: z.string(),
  /** one line in the language in which it was chosen: "Bogotá a Miami" */
  title: z.string(),
  total: moneyAmount,
  /**
   * What the total is the sum of, integer minor units: what each traveler pays. In another currency each is converted
   * for itself, so that what is shown adds up.
   */
  shares: z.array(z.int().check(z.nonnegative())).check(z.minLength(1)),
  /** UTC, ISO 8601: when the price was confirmed */
  pricedAt: z.string(),
  /** UTC, ISO 8601: until when it holds; null where nobody said */
  heldUntil: z.nullable(z.string()),
  /** path and query on this site: where the traveler came from, to choose otherwise */
  backHref: z.string(),
  travelers: z.object({ adult: z.int(), child: z.int(), infant: z.int() }),
  /** what only its vertical and its checkout read (`flightInCart`) */
  details: z.unknown(),
});
export type CartItem = z.infer<typeof cartItem>;

/**
 * What the traveler is about to buy. Written by a vertical, read by checkout. `id` is made with the cart and is the
 * idempotency key of its order: whatever happens to the tab, the cart is bought once. An empty cart has none.
 */
export const cart = defineSessionStore({
  key: 'alisio.cart',
  version: 3,
  schema: z.object({ id: z.nullable(cartId), items: z.array(cartItem).check(z.maxLength(MOST_ITEMS)) }),
  initial: { id: null, items: [] },
});

/** A new cart with what was chosen: the same once more is another purchase. */
export const startCart = (...items: CartItem[]): void => cart.set({ id: newCartId(), items });
