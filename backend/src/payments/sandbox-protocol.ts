import { defineEndpoint } from '@alisio/shared-contracts/endpoints';
import { cardBrandName } from '@alisio/shared-contracts/orders';
import { DECLINE_REASONS, LATER_DECLINE_REASONS } from '@alisio/shared-contracts/payments';
import { currencyCode } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';

/** What the API and the sandbox provider say to each other, server to server. */
export const chargeKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** What came of a payment, by card or on a page, and why not. */
export const settledStatus = z.enum(['approved', 'declined', 'voided']);
export const declineReason = z.enum([...DECLINE_REASONS, ...LATER_DECLINE_REASONS]);

export const chargeRecord = z.strictObject({
  key: chargeKey,
  status: settledStatus,
  reason: z.optional(declineReason),
  amount: z.int(),
  currency: z.string(),
});
export type ChargeRecord = z.infer<typeof chargeRecord>;

export const cardFace = z.strictObject({ brand: cardBrandName, last4: z.string() });

export const describeCard = defineEndpoint({
  id: 'describeCard',
  method: 'POST',
  path: '/v1/tokens/describe',
  summary: 'Brand and last four digits of the card behind a token, which stays good for a charge',
  body: z.strictObject({ token: z.string().check(z.maxLength(80)) }),
  status: 200,
  answer: cardFace,
  errors: ['validation', 'session-required', 'not-found'],
});

export const chargeOrder = z.strictObject({
  key: chargeKey,
  token: z.string().check(z.maxLength(80)),
  /** integer minor units */
  amount: z.int().check(z.positive()),
  currency: currencyCode,
});

export const createCharge = defineEndpoint({
  id: 'createCharge',
  method: 'POST',
  path: '/v1/charges',
  summary: 'Charges a card once for a key; the same key again answers what came of it',
  personal: true,
  body: chargeOrder,
  status: 200,
  answer: chargeRecord,
  errors: ['validation', 'session-required', 'key-reused'],
});

export const getCharge = defineEndpoint({
  id: 'getCharge',
  method: 'GET',
  path: '/v1/charges/{key}',
  summary: 'What came of a charge',
  personal: true,
  params: z.strictObject({ key: chargeKey }),
  status: 200,
  answer: chargeRecord,
  errors: ['validation', 'session-required', 'not-found'],
});

export const refundCharge = defineEndpoint({
  id: 'refundCharge',
  method: 'POST',
  path: '/v1/charges/{key}/refund',
  summary: 'Gives all of an approved charge back, once',
  personal: true,
  params: z.strictObject({ key: chargeKey }),
  status: 200,
  answer: z.strictObject({
    key: chargeKey,
    /** UTC, ISO 8601 */
    refundedAt: z.string(),
  }),
  errors: ['validation', 'session-required', 'not-found'],
});

export const voidCharge = defineEndpoint({
  id: 'voidCharge',
  method: 'POST',
  path: '/v1/charges/{key}/void',
  summary: 'Calls off a charge that never arrived; one that was decided keeps its outcome',
  personal: true,
  params: z.strictObject({ key: chargeKey }),
  status: 200,
  answer: chargeRecord,
  errors: ['validation', 'session-required'],
});
