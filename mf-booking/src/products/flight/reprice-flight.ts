import { callApi, isProblem, withAttribution } from '@alisio/platform/sdk/api';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { type AnswerOf, validateFlightOffer } from '@alisio/shared-contracts/endpoints';
import { type FlightInCart, type FlightOffer, priceShares } from '@alisio/shared-contracts/flights';
import { offerOf, readFlight, wantsBags } from './details.ts';

/** The offer at its price of now; nothing when it is sold out or no longer flies. @throws ApiProblem */
async function repriceOffer(offer: FlightOffer): Promise<AnswerOf<typeof validateFlightOffer> | undefined> {
  const data = { type: 'flight-offers-pricing' as const, flightOffers: [offer], metaName: offer.metaName };
  try {
    return await callApi(validateFlightOffer, { body: withAttribution({ data }) });
  } catch (error) {
    if (isProblem(error, 'seats-gone') || isProblem(error, 'offer-not-found')) return undefined;
    throw error;
  }
}

/** The flight at its price of now; nothing when it is sold out or no longer flies. @throws ApiProblem */
export async function repriceFlight(item: CartItem): Promise<CartItem | undefined> {
  const answer = await repriceOffer(offerOf(item));
  const offer = answer?.data[0];
  if (!offer) return undefined;
  const { soldWith, apart } = readFlight(item) ?? {};
  const isSame = offer.price.intTotal.amount === item.total.amount;
  const details: FlightInCart = {
    offer,
    wantsBags: wantsBags(item),
    ...(soldWith ? { soldWith } : {}),
    // Of another price it was not compared with anything.
    ...(apart !== undefined && isSame ? { apart } : {}),
  };
  return {
    ...item,
    reference: offer.id,
    total: offer.price.intTotal,
    shares: priceShares(offer),
    pricedAt: new Date().toISOString(),
    heldUntil: answer.meta?.expiresAt ?? null,
    details,
  };
}
