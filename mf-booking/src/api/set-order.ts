import { callApi, visitorId, withAttribution } from '@alisio/platform/sdk/api';
import { setOrder } from '@alisio/shared-contracts/endpoints';
import type { OrderItem } from '@alisio/shared-contracts/orders';
import type { OrderCall } from './order-call.ts';

/**
 * Makes a cart the order of this session. @returns the order's id, the same for the same cart and items
 * @throws ApiProblem, `price-changed` among them
 */
export async function sendOrder(
  cartId: string,
  items: readonly OrderItem[],
  { keepalive = false }: Pick<OrderCall, 'keepalive'> = {},
): Promise<string> {
  const named = items.map(({ product, reference, total }) => ({ product, reference, total }));
  const body = withAttribution({ agentId: await visitorId(), cartId, items: named });
  return (await callApi(setOrder, { body, keepalive })).id;
}
