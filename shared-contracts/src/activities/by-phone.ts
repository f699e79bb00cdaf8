import { codeOf } from '../contacts/code-of.ts';
import { PHONE_DISCOUNT } from '../contacts/phone-discount.ts';
import { phonePrice } from '../contacts/phone-price.ts';
import { localDateTime } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { activityCancellation, activityCode } from './codes.ts';
import { type ActivityParty, writeParty } from './party.ts';

const count = z.int().check(z.nonnegative());

/** `details` of an activity that is sold by phone: what an agent books. */
export const activityByPhone = z.strictObject({
  activity: activityCode,
  name: z.string(),
  cityName: z.string(),
  /** by the clock of its place */
  startsAt: localDateTime,
  modality: z.string(),
  adults: count,
  childAges: z.array(count),
  cancellation: activityCancellation,
  /** until when it is given back for nothing, by the clock of its place */
  freeUntil: z.optional(localDateTime),
});
export type ActivityByPhone = z.infer<typeof activityByPhone>;

/** An activity as its code stands for it: whatever it costs by now. */
export interface CodedActivity {
  activity: string;
  startsAt: string;
  modality: string;
  party: ActivityParty;
}

/** The code of an activity by phone: what, when, in which way, and who goes. */
export const activityPhoneCode = ({ activity, startsAt, modality, party }: CodedActivity): string =>
  codeOf(activity, startsAt, modality, writeParty(party), PHONE_DISCOUNT.usualPercent);

/** What an activity costs by phone, minor units. */
export const activityByPhonePrice = (totalMinor: number): number =>
  phonePrice(totalMinor, PHONE_DISCOUNT.usualPercent);

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The last day on which an activity that is shown now is sold at its price by phone: tomorrow, and never after its own.
 * @param shownUntil UTC, ISO 8601: until when the list's prices hold
 * @returns ISO date
 */
export function lastDayOfPhonePrice(shownUntil: string, startsAt: string): string {
  const tomorrow = new Date(Date.parse(shownUntil) + DAY_MS).toISOString().slice(0, 10);
  return tomorrow < startsAt ? tomorrow : startsAt.slice(0, 10);
}
