import { isIsoDate } from '../dates/index.ts';
import { askedBy, askedOfAgents } from '../enquiries/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** For agents, with their key as bearer, or operators; not there for others. */
export const listAskedOfAgents = defineEndpoint({
  id: 'listAskedOfAgents',
  method: 'GET',
  path: '/enquiries/queue',
  summary:
    'For agents: messages, enquiries and calls with a code in one queue, each once, the latest first; `by` wants one kind of them alone; `before` goes on',
  personal: true,
  query: z.strictObject({
    /** UTC, ISO 8601: what came before it */
    before: z.optional(
      z.string().check(
        z.regex(/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/),
        z.refine((moment) => isIsoDate(moment.slice(0, 10)), { error: 'iso-date' }),
      ),
    ),
    product: z.optional(z.string().check(z.maxLength(30))),
    /** messages, enquiries or calls alone */
    by: z.optional(askedBy),
  }),
  status: 200,
  answer: z.strictObject({ data: z.array(askedOfAgents) }),
  errors: ['validation', 'not-found'],
});
