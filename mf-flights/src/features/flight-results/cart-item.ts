import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import {
  FLIGHT,
  type FlightInCart,
  type FlightSearchQuery,
  priceShares,
} from '@alisio/shared-contracts/flights';
import type { ConfirmedOffer } from '../../api/validate-flight-offer.ts';

/** What only the page knows of a choice. */
interface Choice {
  /** "Bogotá a Miami", in the reader's language */
  title: string;
  /** path and query of the results, to choose otherwise */
  backHref: string;
}

/** An offer that was just confirmed at its price, as the cart keeps it. */
export function cartItemOf(
  { offer, heldUntil }: ConfirmedOffer,
  { adult, child, infant }: FlightSearchQuery,
  { title, backHref }: Choice,
): CartItem {
  const details: FlightInCart = { offer };
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
