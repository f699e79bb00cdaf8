import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { createBillingInfo } from '@alisio/shared-contracts/endpoints';
import type { BillingInformation } from '@alisio/shared-contracts/orders';
import type { SendOptions } from './set-flight-order.ts';

/** Who is billed (§7). @throws ApiProblem, `price-changed` when the amount is not the order's */
export async function sendBilling(
  billingInformation: BillingInformation,
  { keepalive = false }: SendOptions = {},
) {
  await callApi(createBillingInfo, { body: withAttribution({ billingInformation }), keepalive });
}
