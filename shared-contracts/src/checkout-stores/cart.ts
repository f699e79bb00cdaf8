import { flightOffer } from '../flights/offer.ts';
import { travelerInfo } from '../flights/search.ts';
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

/** What the traveller is about to buy. Written by a vertical, read by checkout. */
export const cart = defineSessionStore({
  key: 'alisio.cart',
  version: 1,
  schema: z.strictObject({ item: z.nullable(cartItem) }),
  initial: { item: null },
});
