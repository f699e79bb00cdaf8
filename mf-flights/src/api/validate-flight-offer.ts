import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { validateFlightOffer } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';

/** An offer at its price of now. */
export interface ConfirmedOffer {
  offer: FlightOffer;
  /** UTC, ISO 8601: until when its price holds; null where nobody said */
  heldUntil: string | null;
}

/**
 * The offer at its price of now; nothing when it is not sold any more.
 * @throws ApiProblem, `seats-gone` and `offer-not-found` among them; the caller's own abort as it is
 */
export async function validateOffer(
  offer: FlightOffer,
  signal: AbortSignal,
): Promise<ConfirmedOffer | undefined> {
  const body = withAttribution({
    data: { type: 'flight-offers-pricing' as const, flightOffers: [offer], metaName: offer.metaName },
  });
  const { data, meta } = await callApi(validateFlightOffer, { body, signal });
  return data[0] && { offer: data[0], heldUntil: meta?.expiresAt ?? null };
}
