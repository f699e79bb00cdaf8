import { callApi, isProblem, withAttribution } from '@alisio/platform/sdk/api';
import { validateFlightOffer } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';

/** The offer at its price of now; nothing when it is sold out or no longer flies. @throws ApiProblem */
export async function repriceOffer(offer: FlightOffer): Promise<FlightOffer | undefined> {
  const data = { type: 'flight-offers-pricing' as const, flightOffers: [offer], metaName: offer.metaName };
  try {
    return (await callApi(validateFlightOffer, { body: withAttribution({ data }) })).data[0];
  } catch (error) {
    if (isProblem(error, 'seats-gone') || isProblem(error, 'offer-not-found')) return undefined;
    throw error;
  }
}
