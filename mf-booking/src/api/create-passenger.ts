import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { createPassenger } from '@alisio/shared-contracts/endpoints';
import type { Passenger } from '@alisio/shared-contracts/orders';
import type { OrderCall } from './order-call.ts';

/** Everybody who travels (§7). @throws ApiProblem */
export async function sendPassengers(passengers: Passenger[], { orderId, keepalive = false }: OrderCall) {
  await callApi(createPassenger, { body: withAttribution({ orderId, passengers }), keepalive });
}
