import { callApi, visitorId, withAttribution } from '@alisio/platform/sdk/api';
import { setFlightOrder } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';

export interface SendOptions {
  /** lets the call outlive the page */
  keepalive?: boolean;
}

/** Makes the offer the order of this session (§7). @throws ApiProblem, `price-changed` and `seats-gone` among them */
export async function sendFlightOrder(offer: FlightOffer, { keepalive = false }: SendOptions = {}) {
  const { id, disId } = offer;
  const agentId = await visitorId();
  const body = withAttribution({ agentId, flightOffer: offer, flightOfferId: id, disId });
  await callApi(setFlightOrder, { body, keepalive });
}
