import { callApi, visitorId, withAttribution } from '@alisio/platform/sdk/api';
import { setFlightOrder } from '@alisio/shared-contracts/endpoints';
import type { OrderedItem } from '../product.ts';
import { baggageUrls } from './bags/baggage-url.ts';
import { offerOf } from './details.ts';

/**
 * Makes a cart of one flight the order of this session (§7). @returns the order's id, the same for the same cart and
 * offer @throws ApiProblem, `price-changed` and `seats-gone` among them
 */
export async function sendFlightOrder(
  cartId: string,
  item: OrderedItem,
  { keepalive }: { keepalive: boolean },
): Promise<string> {
  const offer = offerOf(item);
  const { id: flightOfferId, disId } = offer;
  const agentId = await visitorId();
  const body = withAttribution({ agentId, cartId, flightOffer: offer, flightOfferId, disId });
  const { id, baggageUrl } = await callApi(setFlightOrder, { body, keepalive });
  baggageUrls.set(id, baggageUrl);
  return id;
}
