import { dictatedCode, offeredByPhone } from '../contacts/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** §1. For agents, with their key as bearer, or operators; not there for others. */
export const findOffered = defineEndpoint({
  id: 'findOffered',
  method: 'GET',
  path: '/phone-offers/{code}',
  summary:
    'For agents: what was offered under a code and is still sold at its price, whatever it is, the latest first; codes are few, so that one may stand for several offers',
  personal: true,
  params: z.strictObject({ code: dictatedCode }),
  status: 200,
  answer: z.strictObject({ data: z.array(offeredByPhone) }),
  errors: ['validation', 'not-found'],
});
