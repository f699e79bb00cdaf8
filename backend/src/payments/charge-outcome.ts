import type { PaymentMeans } from '@alisio/shared-contracts/orders';
import type { DeclineReason } from '@alisio/shared-contracts/payments';
import type { CardBrand } from '@alisio/shared-contracts/rules';

/** What may be shown of a card. */
export interface CardFace {
  brand: CardBrand;
  last4: string;
}

/**
 * What came of a charge. `voided`: it never happened and never will (the card token was not known, or it was
 * called off in time). `unknown`: no answer yet; it may have happened. `paidWith`: told of what was paid on the
 * provider's page.
 */
export type ChargeOutcome =
  | { kind: 'approved'; paidWith?: { means: PaymentMeans; face?: CardFace | undefined } | undefined }
  | { kind: 'declined'; reason: DeclineReason }
  | { kind: 'voided' }
  | { kind: 'unknown' };
