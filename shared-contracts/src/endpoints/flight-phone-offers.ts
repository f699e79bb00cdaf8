import { dictatedCode } from '../contacts/index.ts';
import { LONGEST_OFFER_ID } from '../flights/offer.ts';
import { phoneOffer } from '../flights/phone-offers.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** §1. The code is `offerCode`'s of the offer; what it stands for is the inventory's, not the caller's. */
export const keepPhoneOffer = defineEndpoint({
  id: 'keepPhoneOffer',
  method: 'POST',
  path: '/air/phone-offers',
  summary: 'Keeps what is shown with a code to dictate, so that an agent finds it by the code',
  body: z.strictObject({ offerId: z.string().check(z.minLength(1), z.maxLength(LONGEST_OFFER_ID)) }),
  status: 201,
  answer: z.strictObject({ code: dictatedCode, until: z.string() }),
  errors: ['validation', 'offer-not-found'],
});

/** Of flights alone: `findOffered` tells all that is sold by phone. */
export const findPhoneOffers = defineEndpoint({
  id: 'findPhoneOffers',
  method: 'GET',
  path: '/air/phone-offers/{code}',
  summary:
    'For agents: what was offered under a code and is still sold at its price, the latest first; codes are few, so that one may stand for several trips',
  personal: true,
  params: z.strictObject({ code: dictatedCode }),
  status: 200,
  answer: z.strictObject({ data: z.array(phoneOffer) }),
  errors: ['validation', 'not-found'],
});
