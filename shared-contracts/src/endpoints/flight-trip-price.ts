import { iataCode } from '../flights/codes.ts';
import { destinationPrice } from '../flights/destination-prices.ts';
import { countryCode } from '../visitor/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** From `from`, or the main airport of the visitor's `country`; null where nobody flies. */
export const getTripPrice = defineEndpoint({
  id: 'getTripPrice',
  method: 'GET',
  path: '/air/trip-price',
  summary: 'The cheapest round trip of the coming weeks to a place, one adult: for texts that are about it',
  query: z.strictObject({ to: iataCode, from: z.optional(iataCode), country: z.optional(countryCode) }),
  status: 200,
  answer: z.strictObject({ from: iataCode, trip: z.nullable(destinationPrice) }),
  errors: ['validation', 'unavailable'],
});
