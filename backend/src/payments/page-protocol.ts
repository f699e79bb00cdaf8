import { defineEndpoint } from '@alisio/shared-contracts/endpoints';
import { paymentMeans } from '@alisio/shared-contracts/orders';
import { currencyCode, languageCode } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';
import { cardFace, chargeKey, declineReason, settledStatus } from './sandbox-protocol.ts';

/** What the API and the sandbox provider say to each other about pages on which visitors pay. */
const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/));
const address = z.url().check(z.maxLength(600));

export const resultUrls = z.strictObject({
  success: address,
  pending: address,
  failure: address,
  error: address,
  cancel: address,
  expiry: address,
});

export const pageOrder = z.strictObject({
  key: chargeKey,
  /** integer minor units */
  amount: z.int().check(z.positive()),
  currency: currencyCode,
  language: languageCode,
  /** IANA name: times of the page are by that clock */
  timeZone: z.optional(z.string().check(z.maxLength(60))),
  description: z.string().check(z.maxLength(200)),
  results: resultUrls,
  until: instant,
  /** without it no voucher can be made */
  voucherUntil: z.optional(instant),
});

/** Why it was declined, and what it was paid with. */
const howItEnded = {
  reason: z.optional(declineReason),
  means: z.optional(paymentMeans),
  card: z.optional(cardFace),
};

export const pageRecord = z.strictObject({
  key: chargeKey,
  url: z.url(),
  status: z.union([z.literal('open'), settledStatus]),
  ...howItEnded,
  /** UTC, ISO 8601: until then an open one can be paid */
  until: z.string(),
  voucher: z.optional(z.strictObject({ reference: z.string() })),
});
export type PageRecord = z.infer<typeof pageRecord>;

/** The body of a notice: which payment something happened to. */
export const pageNotice = z.strictObject({
  id: z.string().check(z.maxLength(64)),
  type: z.enum(['page.opened', 'page.waiting', 'page.settled']),
  key: chargeKey,
});

export const openPage = defineEndpoint({
  id: 'openPage',
  method: 'POST',
  path: '/v1/pages',
  summary: 'Opens the page of a payment, one for a key; the same key with another order is refused',
  personal: true,
  body: pageOrder,
  status: 200,
  answer: pageRecord,
  errors: ['validation', 'session-required', 'key-reused'],
});

export const getPage = defineEndpoint({
  id: 'getPage',
  method: 'GET',
  path: '/v1/pages/{key}',
  summary: 'How the payment of a page stands',
  personal: true,
  params: z.strictObject({ key: chargeKey }),
  status: 200,
  answer: pageRecord,
  errors: ['validation', 'session-required', 'not-found'],
});

export const closePage = defineEndpoint({
  id: 'closePage',
  method: 'POST',
  path: '/v1/pages/{key}/close',
  summary: 'Calls off the payment of a page, also of one that was never opened; what was decided stays',
  personal: true,
  params: z.strictObject({ key: chargeKey }),
  status: 200,
  answer: z.strictObject({ status: settledStatus, ...howItEnded }),
  errors: ['validation', 'session-required'],
});
