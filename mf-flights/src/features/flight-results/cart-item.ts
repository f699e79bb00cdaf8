import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import {
  FLIGHT,
  type FlightInCart,
  type FlightSearchQuery,
  priceShares,
} from '@alisio/shared-contracts/flights';
import type { ConfirmedOffer } from '../../api/validate-flight-offer.ts';

/** What only the page knows of a choice. */
export interface Choice {
  /** "Bogotá a Miami", in the reader's language */
  title: string;
  /** path and query of the results, to choose otherwise */
  backHref: string;
  /** prices were compared with one checked bag for everybody */
  wantsBags: boolean;
}

/** An offer that was just confirmed at its price, as the cart keeps it. */
export function cartItemOf(
  { offer, heldUntil }: ConfirmedOffer,
  { adult, child, infant }: FlightSearchQuery,
  { title, backHref, wantsBags }: Choice,
): CartItem {
  const details: FlightInCart = { offer, ...(wantsBags ? { wantsBags } : {}) };
  return {
    product: FLIGHT,
    reference: offer.id,
    title,
    total: offer.price.intTotal,
    shares: priceShares(offer),
    pricedAt: new Date().toISOString(),
    heldUntil,
    backHref,
    travelers: { adult, child, infant },
    details,
  };
}
