import { cartId } from '@alisio/shared-contracts/orders';
import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';

/** §4: the finished flag. Of which cart the price's time was up, by the moment (UTC, ISO 8601) that it was; null while it runs. */
export const priceClock = defineSessionStore({
  key: 'alisio.checkout-clock',
  version: 1,
  schema: z.strictObject({ finished: z.nullable(z.strictObject({ cartId, heldUntil: z.string() })) }),
  initial: { finished: null },
});
