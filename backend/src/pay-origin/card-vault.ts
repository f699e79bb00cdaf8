import { randomBytes } from 'node:crypto';
import { cardBrandName } from '@alisio/shared-contracts/orders';
import type { CardBrand } from '@alisio/shared-contracts/rules';
import { z } from '@alisio/shared-contracts/zod';
import type { Secrets } from './books/index.ts';

interface CardFace {
  brand: CardBrand;
  last4: string;
}

const LIFETIME_MS = 15 * 60 * 1000;

export interface CardVault {
  /** Expiry and CVV are checked when they are typed and kept nowhere. @returns a token of 192 random bits */
  keep: (card: { digits: string; brand: CardBrand }) => Promise<string>;
  /** What may be shown of the card of a token, which stays. */
  face: (token: string) => Promise<CardFace | undefined>;
  /**
   * What `use` makes of the digits of a token's card, once: then they are forgotten. Another token of the same card,
   * of somebody else's checkout perhaps, stays good. Nothing for a token that is not known.
   */
  spend: <T>(token: string, use: (digits: string) => T) => Promise<T | undefined>;
}

const card = z.object({ digits: z.string(), brand: cardBrandName });
const cardIn = (text: string | undefined) =>
  text === undefined ? undefined : z.parse(card, JSON.parse(text));

/** Card numbers, for fifteen minutes at most, where the books keep secrets. */
export const cardVault = (secrets: Secrets): CardVault => ({
  keep: async (kept) => {
    const token = `tok_${randomBytes(24).toString('base64url')}`;
    await secrets.keep('card', token, JSON.stringify(kept), LIFETIME_MS);
    return token;
  },
  face: async (token) => {
    const kept = cardIn(await secrets.read('card', token));
    return kept && { brand: kept.brand, last4: kept.digits.slice(-4) };
  },
  spend: async (token, use) => {
    const kept = cardIn(await secrets.take('card', token));
    return kept && use(kept.digits);
  },
});
