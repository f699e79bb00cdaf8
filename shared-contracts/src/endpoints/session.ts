import { attribution } from '../attribution/index.ts';
import { cleanTextUpTo } from '../rules/clean-text.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** The fingerprint names a device, it never authorises: the token is random, 128 bits. */
export const startSession = defineEndpoint({
  id: 'startSession',
  method: 'POST',
  path: '/user/session/start',
  summary: 'Starts a booking session',
  personal: true,
  body: z.strictObject({
    agentId: cleanTextUpTo(64).check(z.minLength(1)),
    infoData: z.optional(attribution),
  }),
  status: 201,
  answer: z.strictObject({ sessionToken: z.string(), expiresAt: z.string() }),
  errors: ['validation', 'rate-limited'],
});
