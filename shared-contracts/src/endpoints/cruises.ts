import { dictatedCode } from '../contacts/index.ts';
import { cruiseChoices, cruiseSearchAnswer } from '../cruises/answers.ts';
import { cabinKind, cruiseDestination, cruiseId, cruiseSlug, itinerarySlug } from '../cruises/codes.ts';
import { cruiseDetail } from '../cruises/detail.ts';
import { CRUISE_PARTY_LIMITS } from '../cruises/party.ts';
import { cruiseSort } from '../cruises/sort.ts';
import { isoDate, languageCode, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

const language = z.optional(languageCode);
/** What is asked of a facet, as addresses say it. */
const asked = z.optional(z.string().check(z.maxLength(400)));
const whole = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));
/** Who sails: two adults unless told; children by their ages, `8-4`. More than four find no cabin. */
const party = {
  adults: z.optional(z.string().check(z.regex(/^[1-4]$/))),
  ages: z.optional(z.string().check(z.regex(/^(?:\d|1[01])(?:-(?:\d|1[01])){0,2}$/))),
};

/** What a search may name: seas, ports, lines, ships, months; and a few routes to look at before anybody asked. */
export const getCruiseChoices = defineEndpoint({
  id: 'getCruiseChoices',
  method: 'GET',
  path: '/cruises/choices',
  summary: 'Seas, ports, lines, ships and months that sailings can be searched by, and some that leave soon',
  query: z.strictObject({ language }),
  status: 200,
  answer: cruiseChoices,
  errors: ['validation'],
});

/**
 * §4: sailings whose route includes the destination, by balcony price unless told otherwise, `NA` last, with a cabin for
 * the party. A page of ten routes, of each six sailings; `itinerary` asks for all of one route.
 */
export const searchCruises = defineEndpoint({
  id: 'searchCruises',
  method: 'GET',
  path: '/cruises/search',
  summary: 'Sailings by destination, line, ship and days, ordered and narrowed; a page of 10 routes',
  query: z.strictObject({
    destination: z.optional(cruiseDestination),
    line: z.optional(cruiseSlug),
    ship: z.optional(cruiseSlug),
    month: z.optional(z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))),
    from: z.optional(isoDate),
    to: z.optional(isoDate),
    itinerary: z.optional(itinerarySlug),
    ...party,
    sort: z.optional(cruiseSort),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
    lines: asked,
    ships: asked,
    leaves: asked,
    calls: asked,
    months: asked,
    nights: asked,
    price: asked,
    language,
  }),
  status: 200,
  answer: cruiseSearchAnswer,
  errors: ['validation'],
});

/** One sailing, with its prices for the party. */
export const getCruise = defineEndpoint({
  id: 'getCruise',
  method: 'GET',
  path: '/cruises/{cruise}',
  summary: 'A sailing day by day, its ship, cabins with all-in prices, and other days of the same route',
  params: z.strictObject({ cruise: cruiseId }),
  query: z.strictObject({ ...party, language }),
  status: 200,
  answer: cruiseDetail,
  errors: ['validation', 'not-found'],
});

/**
 * §1. The code is `cruiseCode`'s; what it stands for, and at which price, is the inventory's, not the caller's. `calls`:
 * who looks at it presses to call, and comes into the agents' queue, once however often it is sent.
 */
export const keepCruiseForPhone = defineEndpoint({
  id: 'keepCruiseForPhone',
  method: 'POST',
  path: '/cruises/{cruise}/phone-offers',
  summary: 'Keeps a cabin that is shown with a code to dictate, so that an agent finds it by the code',
  params: z.strictObject({ cruise: cruiseId }),
  body: z.strictObject({
    cabin: cabinKind,
    adults: whole(CRUISE_PARTY_LIMITS.adults),
    childAges: z
      .array(whole(CRUISE_PARTY_LIMITS.childAge))
      .check(z.maxLength(CRUISE_PARTY_LIMITS.children.max)),
    calls: z.optional(z.boolean()),
  }),
  status: 201,
  answer: z.strictObject({ code: dictatedCode, until: z.string(), web: moneyAmount, phone: moneyAmount }),
  errors: ['validation', 'offer-not-found', 'rate-limited'],
});
