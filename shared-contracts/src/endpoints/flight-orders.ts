import { attribution } from '../attribution/index.ts';
import { flightOffer, LONGEST_OFFER_ID } from '../flights/offer.ts';
import { cartId } from '../orders/cart-id.ts';
import { cleanTextUpTo } from '../rules/clean-text.ts';
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
