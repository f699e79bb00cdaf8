import { callApi, visitorId, withAttribution } from '@alisio/platform/sdk/api';
import { setFlightOrder } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { OrderCall } from './order-call.ts';

/** What is ordered: a cart, bought once, and the flight in it. */
export interface FlightOrder {
  cartId: string;
  offer: FlightOffer;
}

/**
 * Makes the cart the order of this session (§7). @returns the order's id, the same for the same cart and offer
 * @throws ApiProblem, `price-changed` and `seats-gone` among them
 */
export async function sendFlightOrder(
  { cartId, offer }: FlightOrder,
  { keepalive = false }: Pick<OrderCall, 'keepalive'> = {},
): Promise<string> {
  const { id: flightOfferId, disId } = offer;
  const agentId = await visitorId();
  const body = withAttribution({ agentId, cartId, flightOffer: offer, flightOfferId, disId });
  return (await callApi(setFlightOrder, { body, keepalive })).id;
}
