import { fnv1a } from '@alisio/shared-contracts/hashes';
import { cartId } from '@alisio/shared-contracts/orders';
import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';
import type { OrderPart } from './order-parts.ts';

/** What of a cart's order the server has taken: a hash of each part as it was sent, nothing of what was typed. */
export const savedParts = defineSessionStore({
  key: 'alisio.checkout-saved',
  version: 1,
  schema: z.strictObject({ cartId: z.nullable(cartId), parts: z.record(z.string(), z.string()) }),
  initial: { cartId: null, parts: {} },
});

/** What the tab remembers of saves over a reload. */
export interface KnownSaves {
  /** Whether the server has taken a part as it is now. @param key its content as text */
  has: (part: OrderPart, key: string) => boolean;
  /** The server has it. */
  keep: (part: OrderPart, key: string) => void;
  /** It may not have it any more. */
  drop: (part: OrderPart) => void;
}

const hashOf = (key: string): string => `${key.length}-${fnv1a(key)}`;

/** What is known of the order of a cart; of another cart's nothing. */
export function knownSavesOf(id: string): KnownSaves {
  const partsOf = ({ cartId: of, parts } = savedParts.get()) => (of === id ? parts : {});
  return {
    has: (part, key) => partsOf()[part] === hashOf(key),
    keep: (part, key) => {
      const parts = { ...partsOf(), [part]: hashOf(key) };
      savedParts.set({ cartId: id, parts });
    },
    drop: (part) => {
      const { [part]: _, ...parts } = partsOf();
      savedParts.set({ cartId: id, parts });
    },
  };
}
