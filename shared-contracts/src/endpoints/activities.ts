import { activityDetail } from '../activities/activity.ts';
import { activitySearchAnswer } from '../activities/answers.ts';
import { activityCode, activityStart, guideLanguage } from '../activities/codes.ts';
import { dayFields, daysCheck } from '../activities/days.ts';
import { activityPaxes } from '../activities/party.ts';
import { activityInCart } from '../activities/purchase.ts';
import { activitySearchPayload } from '../activities/search.ts';
import { activitySessions } from '../activities/session.ts';
import { attribution } from '../attribution/index.ts';
import { languageCode, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** What is asked of a facet, as addresses say it. */
const asked = z.optional(z.string().check(z.maxLength(400)));
const infoData = z.optional(attribution);
/** A session's key without what the other fields of a reference add. */
const rateKey = z.string().check(z.minLength(1), z.maxLength(200));

/** §3. What its payload has no room for stands in the query: children by age, and facets. */
export const searchActivities = defineEndpoint({
  id: 'searchActivities',
  method: 'POST',
  path: '/activities/availability/search',
  summary:
    'Activities around a point with a place for everybody on one of the days, ordered and narrowed; a page of 100',
  query: z.strictObject({
    /** ages of the children who come, `8-4` */
    ages: z.optional(z.string().check(z.regex(/^(\d|1[01])(-(\d|1[01])){0,7}$/))),
    kind: asked,
    price: asked,
    when: asked,
    long: asked,
    lang: asked,
    cancel: asked,
    start: asked,
    far: asked,
  }),
  body: activitySearchPayload,
  status: 200,
  answer: activitySearchAnswer,
  errors: ['validation', 'unavailable'],
});

/** What an activity is, whatever the day. */
export const getActivity = defineEndpoint({
  id: 'getActivity',
  method: 'GET',
  path: '/activities/{code}',
  summary: 'An activity: what happens, where it begins, whom it suits, what is asked of who goes',
  params: z.strictObject({ code: activityCode }),
  query: z.strictObject({ language: z.optional(languageCode) }),
  status: 200,
  answer: activityDetail,
  errors: ['validation', 'not-found'],
});

/** Its sessions on some days, for a party: an adult is of age 30, a child of its own. */
export const getActivitySessions = defineEndpoint({
  id: 'getActivitySessions',
  method: 'POST',
  path: '/activities/{code}/availability',
  summary: 'The sessions of an activity by day, with places left and prices by age for a party',
  params: z.strictObject({ code: activityCode }),
  body: z
    .strictObject({ ...dayFields, paxes: activityPaxes, language: z.optional(languageCode), infoData })
    .check(daysCheck()),
  status: 200,
  answer: activitySessions,
  errors: ['validation', 'not-found'],
});

/** What is sent names what was shown: the answer is priced from the inventory, by the key alone. */
export const chooseActivity = defineEndpoint({
  id: 'chooseActivity',
  method: 'POST',
  path: '/activities/{code}/choose',
  summary: 'Confirms a session for a party at its price of now, which holds 8 minutes (§9)',
  params: z.strictObject({ code: activityCode }),
  body: z.strictObject({
    rateKey,
    /** that the guide is to speak; needless where nobody guides */
    guideLanguage: z.optional(guideLanguage),
    start: activityStart,
    /** of the texts */
    language: z.optional(languageCode),
    infoData,
  }),
  status: 200,
  answer: z.strictObject({
    /** by which it is ordered */
    reference: z.string(),
    title: z.string(),
    /** all that is charged with the booking */
    total: moneyAmount,
    /** what each person pays, minor units, of a private one a single sum: they add up to the total */
    shares: z.array(z.int()),
    details: activityInCart,
    /** where another price was shown for the same */
    changed: z.optional(z.strictObject({ before: moneyAmount, now: moneyAmount })),
    /** UTC, ISO 8601 */
    expiresAt: z.string(),
  }),
  errors: ['validation', 'offer-not-found', 'seats-gone'],
});
