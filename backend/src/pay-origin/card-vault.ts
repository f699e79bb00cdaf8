import { randomBytes } from 'node:crypto';
import type { CardBrand } from '@alisio/shared-contracts/rules';

interface CardFace {
  brand: CardBrand;
  last4: string;
}

const LIFETIME_MS = 15 * 60 * 1000;
const SWEEP_MS = 60_000;
/** A flood of tokens must not fill the memory; the oldest go first. */
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
  until: number;
}

/** Card numbers, in the memory of this process only, for fifteen minutes at most. */
export function cardVault(clock: () => number): CardVault {
  const cards = new Map<string, KeptCard>();
  const forget = (token: string) => {
    cards.get(token)?.digits.fill(0);
    cards.delete(token);
  };
  const known = (token: string) => {
    const card = cards.get(token);
    return card && card.until > clock() ? card : undefined;
  };
  const sweep = () => {
    for (const [token, { until }] of cards) if (until <= clock()) forget(token);
  };
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();

  return {
    keep: ({ digits, brand }) => {
      const [oldest] = cards.keys();
      if (oldest !== undefined && cards.size >= MOST_CARDS) forget(oldest);
      const token = `tok_${randomBytes(24).toString('base64url')}`;
      const kept = Buffer.from(digits);
      cards.set(token, { digits: kept, brand, last4: digits.slice(-4), until: clock() + LIFETIME_MS });
      return token;
    },
    face: (token) => {
      const card = known(token);
      return card && { brand: card.brand, last4: card.last4 };
    },
    spend: (token, use) => {
      const card = known(token);
      const made = card && use(card.digits.toString());
      forget(token);
      return made;
    },
    close: () => {
      clearInterval(timer);
      for (const token of [...cards.keys()]) forget(token);
    },
  };
}
