import { dictatedCode } from '../contacts/index.ts';
import { board, cancellation, hotelCode } from '../hotels/codes.ts';
import { hotelRateQuestion } from '../hotels/search.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** §1. The code is `stayCode`'s; what it stands for, and at which price, is the inventory's, not the caller's. */
export const keepHotelForPhone = defineEndpoint({
  id: 'keepHotelForPhone',
  method: 'POST',
  path: '/hotels/{code}/phone-offers',
  summary: 'Keeps a stay that is shown with a code to dictate, so that an agent finds it by the code',
  params: z.strictObject({ code: hotelCode }),
  body: z.strictObject({ rateInfo: hotelRateQuestion, board, cancellation }),
  status: 201,
  answer: z.strictObject({ code: dictatedCode, until: z.string() }),
  errors: ['validation', 'offer-not-found'],
});
