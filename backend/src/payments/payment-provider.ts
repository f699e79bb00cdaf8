import type { CardFace, ChargeOutcome } from './charge-outcome.ts';
import type { HostedPages } from './hosted-pages.ts';

export interface Charge {
  /** the same key is charged once, however often it is asked */
  key: string;
  cardToken: string;
  /** integer minor units */
  amount: number;
  currency: string;
}

/** Whoever charges cards. No call throws: what cannot be told is `unknown`. */
export interface CardCharges {
  /** The card behind a token, which stays good for a charge; `gone` when there is none, or no longer. */
  describe(cardToken: string): Promise<CardFace | 'gone' | 'unknown'>;
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** What came of a charge so far, without changing anything. */
  lookUp(key: string): Promise<ChargeOutcome>;
  /** What came of a charge; one that the provider never heard of can never happen from now on. */
  resolve(key: string): Promise<ChargeOutcome>;
  /** Gives all of an approved charge back, once, however often it is asked. */
  refund(key: string): Promise<'refunded' | 'unknown'>;
}

/** Whoever is paid through: cards that this site names by token, and pages of the provider's own. */
export interface PaymentProvider extends CardCharges {
  hosted: HostedPages;
}
