import { callApi, isProblem, withAttribution } from '@alisio/platform/sdk/api';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { validateFlightOffer } from '@alisio/shared-contracts/endpoints';
import { type FlightInCart, type FlightOffer, priceShares } from '@alisio/shared-contracts/flights';
import { offerOf } from './details.ts';

/** The offer at its price of now; nothing when it is sold out or no longer flies. @throws ApiProblem */
async function repriceOffer(offer: FlightOffer): Promise<FlightOffer | undefined> {
  const data = { type: 'flight-offers-pricing' as const, flightOffers: [offer], metaName: offer.metaName };
  try {
    return (await callApi(validateFlightOffer, { body: withAttribution({ data }) })).data[0];
  } catch (error) {
    if (isProblem(error, 'seats-gone') || isProblem(error, 'offer-not-found')) return undefined;
    throw error;
  }
}

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
