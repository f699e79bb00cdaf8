import { countryCode } from '../orders/passenger.ts';
import { isoDate, localDateTime, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import {
  activityCancellation,
  activityCode,
  activityKind,
  activityStart,
  clockTime,
  durationType,
  EFFORTS,
  guideLanguage,
  paxType,
} from './codes.ts';
import { question } from './questions.ts';

const amount = z.int().check(z.nonnegative());
const degrees = { latitude: z.number(), longitude: z.number() };

/** Who pays what, by age: whole years, both ends among them. `amount`: integer minor units for one. */
export const paxAmount = z.strictObject({
  paxType,
  ageFrom: z.int(),
  ageTo: z.int(),
  amount,
});
export type PaxAmount = z.infer<typeof paxAmount>;

/**
 * A photo, or what is drawn in its place: a scene and the hour, by name. `seed`: which framing of it, a number from 0; no two
 * activities of a town have the same of one scene and hour. Anything else is the whole.
 */
export const activityPicture = z.union([
  z.strictObject({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    /** what it shows, for who does not see it */
    alt: z.string(),
  }),
  z.strictObject({ draws: z.string(), light: z.enum(['day', 'dusk', 'night']), seed: z.string() }),
]);
export type ActivityPicture = z.infer<typeof activityPicture>;

/**
 * Where it is, §3: `name` as people call the place that it begins at, `destinations` the town. `zone`: IANA name of its
 * clock, by which all its times are.
 */
export const activityLocation = z.strictObject({
  name: z.string(),
  destinations: z.array(z.strictObject({ code: z.string(), name: z.string() })).check(z.minLength(1)),
  countryCode,
  countryName: z.string(),
  ...degrees,
  zone: z.string(),
});
export type ActivityLocation = z.infer<typeof activityLocation>;

/** Who can go. Whoever is younger or older than the bands of its prices cannot. */
export const suitability = z.strictObject({
  /** whole years on the day */
  minAge: z.int(),
  effort: z.enum(EFFORTS),
  /** all of it without steps */
  wheelchair: z.boolean(),
});
export type Suitability = z.infer<typeof suitability>;

/** An activity, §3. `code` is its supplier's and stands in addresses; `activityCode` is the one that Hotelbeds has beside it. */
export const activityInfo = z.strictObject({
  name: z.string(),
  code: activityCode,
  activityCode: z.string(),
  /** the first is what it is most of all */
  kinds: z.array(activityKind).check(z.minLength(1)),
  durationType,
  /** from its begin to its end, minutes */
  duration: z.int().check(z.positive()),
  media: z.strictObject({ rawImages: z.array(activityPicture).check(z.minLength(1)) }),
  location: activityLocation,
  languages: z.array(guideLanguage),
  /** how its party comes to it: one of these is chosen */
  starts: z.array(activityStart).check(z.minLength(1)),
  suits: suitability,
  /** most people of one session, all parties together */
  groupSize: z.int().check(z.positive()),
});
export type ActivityInfo = z.infer<typeof activityInfo>;

/** An activity of a list: what its card shows. Prices are those of the cheapest session of the searched days. */
export const listedActivity = z.strictObject({
  activityInfo,
  /** of that session, for one: nothing each where it is private, and its party pays together */
  amountsFrom: z.array(paxAmount).check(z.minLength(1)),
  /** of that session, for everybody */
  total: moneyAmount,
  lead: z.strictObject({
    /** when it begins, by the clock of its place */
    startsAt: localDateTime,
    modality: z.string(),
    cancellation: activityCancellation,
    /** until when a free cancellation is free, by that clock */
    freeUntil: z.optional(localDateTime),
    /** places left, where so few are left that it matters */
    left: z.optional(z.int().check(z.positive())),
  }),
  /** of the searched days, those on which everybody finds a place */
  operationDates: z.array(isoDate).check(z.minLength(1)),
  /** when it begins on those days, whatever the day */
  startTimes: z.array(clockTime).check(z.minLength(1)),
  /** from the point that was searched, kilometres */
  distance: z.number(),
});
export type ListedActivity = z.infer<typeof listedActivity>;

/** Where it begins. */
export const startingPoint = z.strictObject({
  kind: activityStart,
  /** a meeting point's, or the town within which parties are picked up */
  name: z.string(),
  description: z.string(),
  ...degrees,
  /** parties are picked up so far around it, kilometres */
  km: z.optional(z.number()),
  /** how long before it begins one has to be there */
  minutesBefore: z.int(),
});
export type StartingPoint = z.infer<typeof startingPoint>;

/** A way to do it: with others, or alone with one's own. */
export const modality = z.strictObject({
  code: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,11}$/)),
  name: z.string(),
  /** one party has the session for itself, at one price for all of it */
  isPrivate: z.boolean(),
  cancellation: activityCancellation,
  /** hours before its begin until which it is given back for nothing */
  freeHours: z.optional(z.int()),
});
export type Modality = z.infer<typeof modality>;

/** All that the page of one activity shows, whatever the day. Texts are its supplier's, in the language that was asked in. */
export const activityDetail = z.strictObject({
  activityInfo,
  /** one line */
  summary: z.string(),
  description: z.array(z.string()),
  /** what happens, in its order. `minutes`: about, where it matters */
  steps: z.array(
    z.strictObject({ title: z.string(), text: z.string(), minutes: z.optional(z.int().check(z.positive())) }),
  ),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  bring: z.array(z.string()),
  /** whom it suits, and whom it does not, in words */
  goodToKnow: z.array(z.string()),
  startingPoints: z.array(startingPoint).check(z.minLength(1)),
  /** who may go, and pays for oneself, by age; the amounts are from, as a list tells them for no day */
  amountsFrom: z.array(paxAmount).check(z.minLength(1)),
  modalities: z.array(modality).check(z.minLength(1)),
  questions: z.array(question),
  /** days of the week on which it is done: 1 Monday to 7 Sunday */
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))),
});
export type ActivityDetail = z.infer<typeof activityDetail>;
