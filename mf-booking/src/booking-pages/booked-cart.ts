import { cartId } from '@alisio/shared-contracts/orders';
import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';

/** Which cart the confirmation at hand is of. It stands beside that: versions of before read nothing more in there. */
export const bookedCart = defineSessionStore({
  key: 'alisio.booked-cart',
  version: 1,
  schema: z.strictObject({ cartId: z.nullable(cartId) }),
  initial: { cartId: null },
});
