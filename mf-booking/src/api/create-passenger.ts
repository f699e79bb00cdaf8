import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { createPassenger } from '@alisio/shared-contracts/endpoints';
import type { Passenger } from '@alisio/shared-contracts/orders';
import type { SendOptions } from './set-flight-order.ts';

/** Everybody who travels (§7). @throws ApiProblem */
export async function sendPassengers(passengers: Passenger[], { keepalive = false }: SendOptions = {}) {
  await callApi(createPassenger, { body: withAttribution({ passengers }), keepalive });
}
