import { dictatedCode } from '../contacts/index.ts';
import { trainDealAnswer, trainDealsAnswer, trainTokenAnswer } from '../trains/answers.ts';
import { trainDealId, trainPlaceSlug, trainRegion, trainTokenText } from '../trains/codes.ts';
import { partyFields } from '../trains/party.ts';
import { isoDate, languageCode, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

const language = z.optional(languageCode);
const moment = z.string();
/** Who travels: two adults unless told. More than nine in all are refused (§5). */
const party = {
  adults: z.optional(z.string().check(z.regex(/^[1-9]$/))),
  children: z.optional(z.string().check(z.regex(/^[0-8]$/))),
};
const token = z.strictObject({ token: trainTokenText });

/** Deals of this week, or those on a way: on the day that is named, else on days near it, else of ways like it. */
export const getTrainDeals = defineEndpoint({
  id: 'getTrainDeals',
  method: 'GET',
  path: '/trains/deals',
  summary:
    'Train deals with stops, times and prices for a party, a page of 8; where trains go; train beside plane',
  query: z.strictObject({
    from: z.optional(trainPlaceSlug),
    to: z.optional(trainPlaceSlug),
    date: z.optional(isoDate),
    region: z.optional(trainRegion),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d?$/))),
    ...party,
    language,
  }),
  status: 200,
  answer: trainDealsAnswer,
  errors: ['validation'],
});

export const getTrainDeal = defineEndpoint({
  id: 'getTrainDeal',
  method: 'GET',
  path: '/trains/deals/{deal}',
  summary: 'One train deal, on a day or the next on which it is sold, and deals like it',
  params: z.strictObject({ deal: trainDealId }),
  query: z.strictObject({ date: z.optional(isoDate), ...party, language }),
  status: 200,
  answer: trainDealAnswer,
  errors: ['validation', 'not-found'],
});

/**
 * §1. Codes that are shown are kept by who tells them; here is told that somebody presses to call (`calls`), which comes
 * into the agents' queue, once. With `token` at the price that was sent, as long as that can be used.
 */
export const keepTrainForPhone = defineEndpoint({
  id: 'keepTrainForPhone',
  method: 'POST',
  path: '/trains/deals/{deal}/phone-offers',
  summary: 'Keeps a deal that is shown with a code to dictate, so that an agent finds it by the code',
  params: z.strictObject({ deal: trainDealId }),
  body: z.strictObject({
    date: isoDate,
    ...partyFields,
    token: z.optional(trainTokenText),
    calls: z.optional(z.boolean()),
  }),
  status: 201,
  answer: z.strictObject({ code: dictatedCode, until: moment, web: moneyAmount, phone: moneyAmount }),
  errors: ['validation', 'offer-not-found', 'rate-limited'],
});

/** What an address that was sent to somebody is good for. Nobody keeps a copy: it is used once. */
export const getTrainToken = defineEndpoint({
  id: 'getTrainToken',
  method: 'GET',
  path: '/trains/tokens/{token}',
  summary:
    'The offer of a token at the price at which it was sent, or why it is good no more; and deals like it',
  personal: true,
  params: token,
  query: z.strictObject({ language }),
  status: 200,
  answer: trainTokenAnswer,
  errors: ['validation'],
});

/** For agents, with their key as bearer, or operators; not there for others. */
export const makeTrainToken = defineEndpoint({
  id: 'makeTrainToken',
  method: 'POST',
  path: '/trains/tokens',
  summary:
    'For agents: an offer for somebody, at the price of now less 25 to 27 %, to be used once within 1 to 14 days',
  personal: true,
  body: z.strictObject({
    deal: trainDealId,
    date: isoDate,
    ...partyFields,
    /** percent beyond the usual 25, for whom an agent may go up to 27; none unless told */
    extra: z.optional(z.int().check(z.gte(0), z.lte(2))),
    /** for so many; 3 unless told, and never beyond the day before it leaves */
    days: z.optional(z.int().check(z.gte(1), z.lte(14))),
  }),
  status: 201,
  answer: z.strictObject({
    token: trainTokenText,
    /** of the site, to be sent */
    path: z.string(),
    code: dictatedCode,
    expiresAt: moment,
    web: moneyAmount,
    phone: moneyAmount,
  }),
  errors: ['validation', 'not-found', 'offer-not-found'],
});

/** For agents: who has called was booked. The same `reference` again changes nothing. */
export const markTrainTokenUsed = defineEndpoint({
  id: 'markTrainTokenUsed',
  method: 'POST',
  path: '/trains/tokens/{token}/use',
  summary: 'For agents: an offer was booked by phone, and is good no more',
  personal: true,
  params: token,
  body: z.strictObject({
    /** of the booking, or whatever the agent finds it by */
    reference: z.string().check(z.regex(/^[\w-]{3,64}$/)),
  }),
  status: 200,
  answer: z.strictObject({ usedAt: moment }),
  errors: ['validation', 'not-found', 'offer-not-found'],
});
