import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { setCustomer } from '@alisio/shared-contracts/endpoints';
import type { CustomerDetails } from '@alisio/shared-contracts/orders';
import type { SendOptions } from './set-flight-order.ts';

/** Contact details of the order (§7). @throws ApiProblem */
export async function sendCustomer(
  customerDetails: CustomerDetails,
  { keepalive = false }: SendOptions = {},
) {
  await callApi(setCustomer, { body: withAttribution({ customerDetails }), keepalive });
}
