import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { validateFlightOffer } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';

/**
 * The offer at its price of now; nothing when it is not sold any more.
 * @throws ApiProblem, `seats-gone` and `offer-not-found` among them; the caller's own abort as it is
 */
export async function validateOffer(
  offer: FlightOffer,
  signal: AbortSignal,
): Promise<FlightOffer | undefined> {
  const body = withAttribution({
    data: { type: 'flight-offers-pricing' as const, flightOffers: [offer], metaName: offer.metaName },
  });
  const { data } = await callApi(validateFlightOffer, { body, signal });
  return data[0];
}
