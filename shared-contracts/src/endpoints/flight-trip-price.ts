import { iataCode } from '../flights/codes.ts';
import { destinationPrice } from '../flights/destination-prices.ts';
import { currencyCode, languageCode } from '../values/index.ts';
import { countryCode } from '../visitor/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** From `from`, or the main airport of the visitor's `country`, in `currency` where it is sold in it, as a search of these days is; null where nobody flies. */
export const getTripPrice = defineEndpoint({
  id: 'getTripPrice',
  method: 'GET',
  path: '/air/trip-price',
  summary: 'The cheapest round trip of the coming weeks to a place, one adult: for texts that are about it',
  query: z.strictObject({
    to: iataCode,
    from: z.optional(iataCode),
    country: z.optional(countryCode),
    currency: z.optional(currencyCode),
    language: z.optional(languageCode),
  }),
  status: 200,
  answer: z.strictObject({
    from: iataCode,
    /** where that is, by name */
    city: z.optional(z.string()),
    trip: z.nullable(destinationPrice),
  }),
  errors: ['validation', 'unavailable'],
});

/** From how many cities at most. */
export const TRIPS_TO_A_PLACE = 4;

/** From where people of the visitor's `country` and of those around it leave; without those that nobody flies from. */
export const getTripPrices = defineEndpoint({
  id: 'getTripPrices',
  method: 'GET',
  path: '/air/trip-prices',
  summary: 'The cheapest round trips of the coming weeks to a place from cities near the visitor, one adult',
  query: z.strictObject({
    to: iataCode,
    country: z.optional(countryCode),
    currency: z.optional(currencyCode),
    language: z.optional(languageCode),
  }),
  status: 200,
  answer: z.strictObject({
    data: z
      .array(
        z.strictObject({
          from: iataCode,
          /** where that is, by name */
          city: z.string(),
          trip: destinationPrice,
        }),
      )
      .check(z.maxLength(TRIPS_TO_A_PLACE)),
  }),
  errors: ['validation', 'unavailable'],
});
