import { currencyCode, isoDate, localDateTime } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { paxAmount } from './activity.ts';
import { guideLanguage, paxType } from './codes.ts';

const amount = z.int().check(z.nonnegative());

/**
 * As Hotelbeds says it: from `dateFrom` on `amount` is kept when it is given back, earliest first. The first begins with
 * the booking where it has no `dateFrom`; none at all keeps nothing until it begins. By the clock of its place; integer
 * minor units of the whole session.
 */
export const activityCancellationPolicy = z.strictObject({ dateFrom: z.optional(localDateTime), amount });
export type ActivityCancellationPolicy = z.infer<typeof activityCancellationPolicy>;

/** A person of a party, and what is paid for them: nothing by themselves where the party pays for the session. */
export const pricedPax = z.strictObject({ paxType, age: z.int(), amount });

/** One time at which it begins, in one way, at its price for the party that was asked for. */
export const activitySession = z.strictObject({
  /** names activity, way, time, party and price; what a cart holds (`chooseActivity`) */
  rateKey: z.string().check(z.maxLength(200)),
  modality: z.string(),
  startsAt: localDateTime,
  endsAt: localDateTime,
  languages: z.array(guideLanguage),
  /** places left for others too; of a private one 1 */
  left: z.int().check(z.nonnegative()),
  /** what one pays by age: of a private one 0 */
  paxAmounts: z.array(paxAmount),
  /** of a private one: what all pay together */
  groupAmount: z.optional(amount),
  /** of everybody */
  totalAmount: amount,
  cancellationPolicies: z.array(activityCancellationPolicy),
});
export type ActivitySession = z.infer<typeof activitySession>;

/** Why none of its sessions is for a party: somebody is too young or too old for it, or more go than one session takes. */
export const PARTY_REFUSALS = ['age', 'group-size'] as const;

/** The sessions of an activity on some days, by day; a day without is not told. */
export const activitySessions = z.strictObject({
  data: z.array(z.strictObject({ date: isoDate, sessions: z.array(activitySession).check(z.minLength(1)) })),
  meta: z.strictObject({
    currency: currencyCode,
    /** for whom it is not: then there is no session */
    refuses: z.optional(z.enum(PARTY_REFUSALS)),
    /** UTC, ISO 8601: until when these prices hold */
    expiresAt: z.string(),
  }),
});
export type ActivitySessions = z.infer<typeof activitySessions>;
