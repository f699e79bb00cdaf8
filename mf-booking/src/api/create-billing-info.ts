import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { createBillingInfo } from '@alisio/shared-contracts/endpoints';
import type { BillingInformation } from '@alisio/shared-contracts/orders';
import type { OrderCall } from './order-call.ts';

/** Who is billed (§7). @throws ApiProblem, `price-changed` when the amount is not the order's */
export async function sendBilling(
  billingInformation: BillingInformation,
  { orderId, keepalive = false }: OrderCall,
) {
  await callApi(createBillingInfo, { body: withAttribution({ orderId, billingInformation }), keepalive });
}
