import { localDateTime } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { activityInfo, modality, startingPoint } from './activity.ts';
import { activityCode, activityStart, guideLanguage, saidTexts } from './codes.ts';
import { askedQuestion } from './questions.ts';
import { activityCancellationPolicy, pricedPax } from './session.ts';

/** What a cart and a booking say of an activity in every language: read it by `saidText`. */
const saidOfActivity = z.object({
  name: saidTexts,
  modality: saidTexts,
  /** name and description of where it begins */
  start: saidTexts,
  startDescription: saidTexts,
});

/** `details` of a cart's activity: what was chosen, at its price. */
export const activityInCart = z.object({
  /** its texts are of the language that it was chosen in; `said` has them in all */
  activity: activityInfo,
  said: saidOfActivity,
  modality,
  /** by the clock of its place (`activity.location.zone`) */
  startsAt: localDateTime,
  endsAt: localDateTime,
  /** that its guide speaks; absent where nobody guides */
  language: z.optional(guideLanguage),
  /** where and how it begins for them */
  start: startingPoint,
  /** who goes, adults first, then children in their order: person 1 of the questions is the first of them */
  paxes: z.array(pricedPax).check(z.minLength(1)),
  /** of a private one: what all pay together, minor units */
  groupAmount: z.optional(z.int()),
  cancellationPolicies: z.array(activityCancellationPolicy),
  /** those that are asked of who comes like this */
  questions: z.array(askedQuestion),
  bring: z.array(saidTexts),
});
export type ActivityInCart = z.infer<typeof activityInCart>;

/** `details` of a booking's activity: the cart's, with what its operator knows it by. */
export const bookedActivity = z.extend(activityInCart, {
  /** the operator's own number, which is shown where it begins */
  confirmationNumber: z.string(),
  /** who is looked for there */
  leadParticipant: z.string(),
});
export type BookedActivity = z.infer<typeof bookedActivity>;

/** What is chosen of an activity beside its session. */
export interface ChosenWay {
  /** a session's, sealed */
  rateKey: string;
  /** absent where nobody guides */
  language?: string | undefined;
  start: z.infer<typeof activityStart>;
}

/** The reference of an activity in carts and orders: activity, session, language of the guide, and how they come to it. */
export const activityReference = (code: string, { rateKey, language = '', start }: ChosenWay): string =>
  [code, rateKey, language, start].join('|');

/** What an activity's reference names; nothing for what is none. */
export function readActivityReference(reference: string): (ChosenWay & { code: string }) | undefined {
  const [code = '', rateKey = '', language = '', start, ...more] = reference.split('|');
  const way = activityStart.safeParse(start);
  if (!way.success || more.length > 0 || !activityCode.safeParse(code).success) return undefined;
  if (language !== '' && !guideLanguage.safeParse(language).success) return undefined;
  return { code, rateKey, ...(language === '' ? {} : { language }), start: way.data };
}
