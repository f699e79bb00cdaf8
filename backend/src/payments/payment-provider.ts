import type { DeclineReason } from '@alisio/shared-contracts/payments';
import type { CardBrand } from '@alisio/shared-contracts/rules';

export interface Charge {
  /** the same key is charged once, however often it is asked */
  key: string;
  cardToken: string;
  /** integer minor units */
  amount: number;
  currency: string;
}

/**
 * What came of a charge. `voided`: it never happened and never will (the card token was not known, or it was
 * called off in time). `unknown`: no answer yet; it may have happened.
 */
export type ChargeOutcome =
  | { kind: 'approved' }
  | { kind: 'declined'; reason: DeclineReason }
  | { kind: 'voided' }
  | { kind: 'unknown' };

/** What may be shown of a card. */
export interface CardFace {
  brand: CardBrand;
  last4: string;
}

/** Whoever charges cards. No call throws: what cannot be told is `unknown`. */
export interface PaymentProvider {
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
