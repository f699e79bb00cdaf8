import { randomBytes } from 'node:crypto';

/** What a charge needs; expiry and CVV are checked when they are typed and kept nowhere. */
interface KeptCard {
  digits: string;
  brand: string;
  last4: string;
}

const LIFETIME_MS = 15 * 60 * 1000;
const SWEEP_MS = 60_000;
/** A flood of tokens must not fill the memory; the oldest go first. */
const MOST_CARDS = 20_000;

export interface CardVault {
  /** @returns a token of 192 random bits */
  keep: (card: KeptCard) => string;
  /** The card of a token, once: a charge attempt erases it. */
  take: (token: string) => KeptCard | undefined;
  close: () => void;
}

/** Card numbers, in the memory of this process only, for fifteen minutes at most. */
export function cardVault(clock: () => number): CardVault {
  const cards = new Map<string, { card: KeptCard; until: number }>();
  const sweep = () => {
    for (const [token, { until }] of cards) if (until <= clock()) cards.delete(token);
  };
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();

  return {
    keep: (card) => {
      const [oldest] = cards.keys();
      if (oldest !== undefined && cards.size >= MOST_CARDS) cards.delete(oldest);
      const token = `tok_${randomBytes(24).toString('base64url')}`;
      cards.set(token, { card, until: clock() + LIFETIME_MS });
      return token;
    },
    take: (token) => {
      const kept = cards.get(token);
      cards.delete(token);
      return kept && kept.until > clock() ? kept.card : undefined;
    },
    close: () => {
      clearInterval(timer);
      cards.clear();
    },
  };
}
