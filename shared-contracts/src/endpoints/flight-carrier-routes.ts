import { carrierRoutesAnswer } from '../flights/carrier-routes.ts';
import { carrierCode, iataCode } from '../flights/codes.ts';
import { currencyCode, languageCode } from '../values/index.ts';
import { countryCode } from '../visitor/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** From `from`, or the main airport of the visitor's `country`, in `currency` where it is sold in it, as a search of these days is. */
export const getCarrierRoutes = defineEndpoint({
  id: 'getCarrierRoutes',
  method: 'GET',
  path: '/air/carriers/{carrier}/routes',
  summary:
    'What an airline flies without a stop from an airport, and from what price: one adult, coming weeks',
  params: z.strictObject({ carrier: carrierCode }),
  query: z.strictObject({
    from: z.optional(iataCode),
    country: z.optional(countryCode),
    currency: z.optional(currencyCode),
    language: z.optional(languageCode),
  }),
  status: 200,
  answer: carrierRoutesAnswer,
  errors: ['validation', 'not-found', 'unavailable'],
});
