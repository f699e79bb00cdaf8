import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { type FlightInCart, priceShares } from '@alisio/shared-contracts/flights';
import { offerOf } from './details.ts';
import { repriceOffer } from './validate-flight-offer.ts';

/** The flight at its price of now; nothing when it is sold out or no longer flies. @throws ApiProblem */
export async function repriceFlight(item: CartItem): Promise<CartItem | undefined> {
  const offer = await repriceOffer(offerOf(item));
  if (!offer) return undefined;
  const details: FlightInCart = { offer };
  return {
    ...item,
    reference: offer.id,
    total: offer.price.intTotal,
    shares: priceShares(offer),
    pricedAt: new Date().toISOString(),
    details,
  };
}
