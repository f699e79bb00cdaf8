import { DEFAULT_LANGUAGE, type Language } from '../languages/index.ts';
import { z } from '../zod/index.ts';

/** The name of this product in carts, orders and bookings. */
export const ACTIVITY = 'activity';

/** What is done. `family`: good for who comes with children; most activities are of another kind besides. */
export const ACTIVITY_KINDS = [
  'walk',
  'culture',
  'food',
  'workshop',
  'water',
  'nature',
  'adventure',
  'show',
  'wellness',
  'family',
] as const;
export const activityKind = z.enum(ACTIVITY_KINDS);
export type ActivityKind = z.infer<typeof activityKind>;

/** §3's `durationType`: up to two hours, up to five, and longer. */
export const DURATION_TYPES = ['short', 'half-day', 'full-day'] as const;
export const durationType = z.enum(DURATION_TYPES);
export type DurationType = z.infer<typeof durationType>;

/** @param minutes from its begin to its end */
export const durationTypeOf = (minutes: number): DurationType =>
  minutes <= 120 ? 'short' : minutes <= 300 ? 'half-day' : 'full-day';

/** When it begins, by the clock of its place: before noon, before six, later. */
export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** @param startTime `HH:mm` */
export const timeOfDay = (startTime: string): TimeOfDay =>
  startTime < '12:00' ? 'morning' : startTime < '18:00' ? 'afternoon' : 'evening';

/** As Hotelbeds says who pays what. */
export const PAX_TYPES = ['ADULT', 'CHILD', 'INFANT'] as const;
export const paxType = z.enum(PAX_TYPES);
export type PaxType = z.infer<typeof paxType>;

/** How much of the body it takes: little, some fitness, or much of it. */
export const EFFORTS = ['easy', 'moderate', 'demanding'] as const;

/**
 * What becomes of the money. `free-cancellation`: all comes back until some hours before it begins; `part-refund`: a part
 * is kept from the booking on; `non-refundable`: all is.
 */
export const ACTIVITY_CANCELLATIONS = ['free-cancellation', 'part-refund', 'non-refundable'] as const;
export const activityCancellation = z.enum(ACTIVITY_CANCELLATIONS);
export type ActivityCancellation = z.infer<typeof activityCancellation>;

/** How a party comes to it: to a meeting point, or it is picked up where it sleeps. */
export const ACTIVITY_STARTS = ['meeting-point', 'pick-up'] as const;
export const activityStart = z.enum(ACTIVITY_STARTS);
export type ActivityStart = z.infer<typeof activityStart>;

/** By which its supplier knows an activity: letters, digits, hyphens. */
export const activityCode = z.string().check(z.regex(/^[A-Za-z0-9-]{3,32}$/));
/** ISO 639-1: a language that guides speak, whether or not the site does. */
export const guideLanguage = z.string().check(z.regex(/^[a-z]{2}$/));
/** `HH:mm` by the clock of its place. */
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A text in every language that its supplier says it in, by code: what a cart or a booking keeps is read in any. */
export const saidTexts = z.record(z.string().check(z.regex(/^[a-z]{2}$/)), z.string());
export type SaidTexts = z.infer<typeof saidTexts>;

/** What was said in a language, else in the site's first, else in the one that there is. */
export const saidText = (texts: SaidTexts, language: Language): string =>
  texts[language] ?? texts[DEFAULT_LANGUAGE] ?? Object.values(texts)[0] ?? '';
