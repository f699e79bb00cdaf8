import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { setParticulars } from '@alisio/shared-contracts/endpoints';
import type { Particulars } from '@alisio/shared-contracts/orders';
import type { OrderCall } from './order-call.ts';

/** What each item's product asks for beyond the rest, in the order of the items. @throws ApiProblem */
export async function sendParticulars(items: Particulars[], { orderId, keepalive = false }: OrderCall) {
  await callApi(setParticulars, { body: withAttribution({ orderId, items }), keepalive });
}
