import { z } from '../zod/index.ts';

const PREFIX = 'cart_';
const BYTES = 16;

/** Names a cart, from the moment it is made: the order's idempotency key. A cart is ordered once. */
export const cartId = z.string().check(z.regex(/^cart_[0-9a-f]{32}$/));

/** An id for a new cart, 128 random bits. */
export function newCartId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return PREFIX + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
