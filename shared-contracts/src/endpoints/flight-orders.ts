import { attribution } from '../attribution/index.ts';
import { flightOffer, LONGEST_OFFER_ID } from '../flights/offer.ts';
import { cartId } from '../orders/cart-id.ts';
import { cleanTextUpTo } from '../rules/clean-text.ts';
import { moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

const id = z.string().check(z.maxLength(64));

/** §7: `setOrder` for a cart of one flight. */
export const setFlightOrder = defineEndpoint({
  id: 'setFlightOrder',
  method: 'POST',
  path: '/user/session/set/flight-order',
  summary: 'Makes a cart the order of this session; repeated for the same cart and offer it changes nothing',
  auth: 'session',
  body: z.strictObject({
    agentId: cleanTextUpTo(64).check(z.minLength(1)),
    cartId,
    flightOffer,
    flightOfferId: z.string().check(z.maxLength(LONGEST_OFFER_ID)),
    disId: cleanTextUpTo(64),
    infoData: attribution,
  }),
  status: 200,
  answer: z.strictObject({ id, baggageUrl: z.string() }),
  errors: [
    'validation',
    'session-required',
    'offer-not-found',
    'price-changed',
    'seats-gone',
    'order-busy',
    'rate-limited',
  ],
});

/** §9: what one more checked bag costs, the margin in it, whole units; absent where it cannot be computed. */
export const getBaggageOptions = defineEndpoint({
  id: 'getBaggageOptions',
  method: 'GET',
  path: '/user/session/flight-order/{id}/baggage',
  summary: 'Checked bags that the order may add, by journey',
  auth: 'session',
  params: z.strictObject({ id }),
  status: 200,
  answer: z.strictObject({
    journeys: z.array(
      z.strictObject({
        journeyType: z.enum(['onward', 'return']),
        segmentIds: z.array(z.string()),
        maxQuantity: z.int(),
        price: z.optional(moneyAmount),
      }),
    ),
  }),
  errors: ['validation', 'session-required', 'order-not-found', 'order-replaced'],
});
