import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { setCustomer } from '@alisio/shared-contracts/endpoints';
import type { CustomerDetails } from '@alisio/shared-contracts/orders';
import type { OrderCall } from './order-call.ts';

/** Contact details of the order (§7). @throws ApiProblem */
export async function sendCustomer(
  customerDetails: CustomerDetails,
  { orderId, keepalive = false }: OrderCall,
) {
  await callApi(setCustomer, { body: withAttribution({ orderId, customerDetails }), keepalive });
}
