import { randomBytes } from 'node:crypto';
import type { CardBrand } from '@alisio/shared-contracts/rules';
import { LRUCache } from 'lru-cache';

interface CardFace {
  brand: CardBrand;
  last4: string;
}

const LIFETIME_MS = 15 * 60 * 1000;
const SWEEP_MS = 60_000;
/** A flood of tokens must not fill the memory; those used longest ago go first. */
const MOST_CARDS = 20_000;

export interface CardVault {
  /** Expiry and CVV are checked when they are typed and kept nowhere. @returns a token of 192 random bits */
  keep: (card: { digits: string; brand: CardBrand }) => string;
  /** What may be shown of the card of a token, which stays. */
  face: (token: string) => CardFace | undefined;
  /**
   * What `use` makes of the digits of a token's card, once: then they are forgotten. Another token of the same card,
   * of somebody else's checkout perhaps, stays good. Nothing for a token that is not known.
   */
  spend: <T>(token: string, use: (digits: string) => T) => T | undefined;
  close: () => void;
}

interface KeptCard extends CardFace {
  /** overwritten when the card is forgotten, as no text can be */
  digits: Buffer;
}

/** Card numbers, in the memory of this process only, for fifteen minutes at most. */
export function cardVault(clock: () => number): CardVault {
  const cards = new LRUCache<string, KeptCard>({
    max: MOST_CARDS,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now: clock },
    dispose: ({ digits }) => digits.fill(0),
  });
  const timer = setInterval(() => cards.purgeStale(), SWEEP_MS).unref();

  return {
    keep: ({ digits, brand }) => {
      const token = `tok_${randomBytes(24).toString('base64url')}`;
      cards.set(token, { digits: Buffer.from(digits), brand, last4: digits.slice(-4) });
      return token;
    },
    face: (token) => {
      const card = cards.get(token);
      return card && { brand: card.brand, last4: card.last4 };
    },
    spend: (token, use) => {
      const card = cards.get(token);
      const made = card && use(card.digits.toString());
      cards.delete(token);
      return made;
    },
    close: () => {
      clearInterval(timer);
      cards.clear();
    },
  };
}
