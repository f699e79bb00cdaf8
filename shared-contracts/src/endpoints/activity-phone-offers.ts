import { activityCode } from '../activities/codes.ts';
import { activityPaxes } from '../activities/party.ts';
import { dictatedCode } from '../contacts/index.ts';
import { localDateTime } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** §1. The code is `activityPhoneCode`'s; what it stands for, and at which price, is the inventory's, not the caller's. */
export const keepActivityForPhone = defineEndpoint({
  id: 'keepActivityForPhone',
  method: 'POST',
  path: '/activities/{code}/phone-offers',
  summary: 'Keeps a session that is shown with a code to dictate, so that an agent finds it by the code',
  params: z.strictObject({ code: activityCode }),
  body: z.strictObject({
    startsAt: localDateTime,
    modality: z.string().check(z.maxLength(12)),
    paxes: activityPaxes,
  }),
  status: 201,
  answer: z.strictObject({ code: dictatedCode, until: z.string() }),
  errors: ['validation', 'offer-not-found'],
});
