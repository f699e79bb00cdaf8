import { dictatedCode, offeredByPhone } from '../contacts/index.ts';
import { isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** As many offers as a page of a code has: an agent narrows more by the day that the caller says. */
export const OFFERED_PAGE = 50;

/** §1. For agents, with their key as bearer, or operators; not there for others. */
export const findOffered = defineEndpoint({
  id: 'findOffered',
  method: 'GET',
  path: '/phone-offers/{code}',
  summary:
    'For agents: what was offered under a code and is still sold at its price, whatever it is, the latest first, in pages of 50 from 1; codes are few, so that one may stand for several offers: `total` says for how many, `day` leaves those in whose details that day stands',
  personal: true,
  params: z.strictObject({ code: dictatedCode }),
  query: z.strictObject({
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    day: z.optional(isoDate),
  }),
  status: 200,
  answer: z.strictObject({ data: z.array(offeredByPhone), total: z.int() }),
  errors: ['validation', 'not-found'],
});
