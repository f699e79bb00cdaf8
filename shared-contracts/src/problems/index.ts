import { z } from '../zod/index.ts';

/** Every kind of error that an endpoint may answer with; `type` is `/problems/<kind>` (RFC 9457). */
export const PROBLEMS = {
  validation: { status: 400, title: 'The request breaks the contract' },
  'malformed-body': { status: 400, title: 'The body is not valid JSON' },
  'malformed-request': { status: 400, title: 'The request cannot be read' },
  'session-required': { status: 401, title: 'A session is required, or this one has ended' },
  'payment-declined': { status: 402, title: 'The payment was declined' },
  forbidden: { status: 403, title: 'This may not be done, or not from here' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'offer-not-found': { status: 404, title: 'This offer does not exist, or is sold no longer' },
  'offer-over': {
    status: 404,
    title: 'This offer was sold once, and is no longer: its day is over, or near',
  },
  'order-not-found': { status: 404, title: 'This session has no such order' },
  'booking-not-found': { status: 404, title: 'No booking has this reference and e-mail' },
  'method-not-allowed': { status: 405, title: 'This address does not answer to that method' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  overtaken: { status: 409, title: 'Somebody else was first: look again, then decide' },
  'price-changed': { status: 409, title: 'The price is not what it was' },
  'seats-gone': { status: 409, title: 'This is sold out' },
  'order-incomplete': { status: 409, title: 'The order lacks something that paying needs' },
  'order-replaced': { status: 409, title: 'This session has gone on to another order; set yours again' },
  'order-busy': {
    status: 409,
    title: 'A payment or another request is at work on the order; try again soon',
  },
  'not-booked': { status: 409, title: 'What was paid could not be booked, and is given back' },
  'not-cancellable': { status: 409, title: 'This booking cannot be given back for nothing, or not any more' },
  'order-state': { status: 409, title: 'The order is past this step' },
  'payment-token-unknown': { status: 409, title: 'The card must be typed again' },
  'payment-not-made': {
    status: 409,
    title: 'The payment was called off, or its time is over: nothing was charged',
  },
  gone: { status: 410, title: 'What stood at this address was taken away' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'uri-too-long': { status: 414, title: 'The address is too long' },
  'unsupported-media-type': { status: 415, title: 'The body must be application/json' },
  'expectation-failed': { status: 417, title: 'This expectation cannot be met' },
  misdirected: { status: 421, title: 'This site does not go by that name' },
  'key-reused': { status: 422, title: 'This key was used for something else' },
  'too-many-declines': {
    status: 429,
    title:
      'Too many cards were declined, or charged for what can be given back: another one may be tried later',
  },
  'too-many-held': {
    status: 429,
    title: 'Too much is held unpaid from this network: pay here by card, or call off what waits',
  },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  internal: { status: 500, title: 'Something failed on our side' },
  'payment-unavailable': { status: 502, title: 'The payment provider does not answer' },
  unreachable: { status: 502, title: 'What answers such calls does not answer' },
  unavailable: { status: 503, title: 'The service is not ready' },
} as const satisfies Record<string, { status: number; title: string }>;
export type ProblemKind = keyof typeof PROBLEMS;

/**
 * `application/problem+json`. `errors` points into the body, or at items of the order that the call means (`items.1`);
 * nothing that was sent is echoed.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** why a card was declined, what an order lacks: a code, never a sentence for visitors */
  reason: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
});
export type Problem = z.infer<typeof problem>;

export const problemType = (kind: ProblemKind): string => `/problems/${kind}`;
