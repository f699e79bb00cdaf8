import { activityCode } from '../activities/codes.ts';
import { activityPaxes } from '../activities/party.ts';
import { dictatedCode } from '../contacts/index.ts';
import { LONGEST_OFFER_ID } from '../flights/offer.ts';
import { hotelCode } from '../hotels/codes.ts';
import { rateKey } from '../hotels/purchase.ts';
import { STAY_LIMITS } from '../hotels/stay.ts';
import { localDateTime } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** §1. The code is `packageCode`'s; what it stands for, and at which price, is the inventory's, not the caller's. */
export const keepPackageForPhone = defineEndpoint({
  id: 'keepPackageForPhone',
  method: 'POST',
  path: '/package-phone-offers',
  summary: 'Keeps a package that is shown with a code to dictate, so that an agent finds it by the code',
  body: z.strictObject({
    flightId: z.string().check(z.minLength(1), z.maxLength(LONGEST_OFFER_ID)),
    hotelCode,
    rateKeys: z.array(rateKey).check(z.minLength(1), z.maxLength(STAY_LIMITS.rooms.max)),
    /** that was added, of the same days there */
    activity: z.optional(
      z.strictObject({
        code: activityCode,
        startsAt: localDateTime,
        modality: z.string().check(z.maxLength(12)),
        paxes: activityPaxes,
      }),
    ),
  }),
  status: 201,
  answer: z.strictObject({ code: dictatedCode, until: z.string() }),
  errors: ['validation', 'offer-not-found'],
});
