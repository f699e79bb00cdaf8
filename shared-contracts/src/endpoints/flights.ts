import { attribution } from '../attribution/index.ts';
import { flightCalendarAnswer, flightCalendarPayload } from '../flights/calendar.ts';
import { iataCode } from '../flights/codes.ts';
import { destinationPrice } from '../flights/destination-prices.ts';
import { flightOffer, flightSearchAnswer, LONGEST_OFFER_ID, namedFlightOffer } from '../flights/offer.ts';
import { phoneDeal } from '../flights/phone-deals.ts';
import { flightSearchPatience, flightSearchPayload } from '../flights/search.ts';
import { supplierCount } from '../flights/suppliers.ts';
import { languageCode } from '../values/index.ts';
import { countryCode } from '../visitor/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

export const searchFlightOffers = defineEndpoint({
  id: 'searchFlightOffers',
  method: 'POST',
  path: '/air/flight-offer/search',
  summary:
    'Flight offers for one or two legs; an empty list where nobody would fly. A departure in the past is refused as `departure-past`, a code of no place as `unknown-place`',
  query: flightSearchPatience,
  body: flightSearchPayload,
  status: 200,
  inParts: true,
  packs: true,
  answer: flightSearchAnswer,
  errors: ['validation', 'unavailable'],
});

export const getFlightCalendar = defineEndpoint({
  id: 'getFlightCalendar',
  method: 'POST',
  path: '/air/flight-offer/calendar',
  summary:
    'The lowest total of each day of departure, as the search of that day shows it now; null where it shows none',
  body: flightCalendarPayload,
  status: 200,
  answer: flightCalendarAnswer,
  errors: ['validation', 'unavailable'],
});

export const getFlightOffer = defineEndpoint({
  id: 'getFlightOffer',
  method: 'GET',
  path: '/air/flightOffer/{id}',
  summary: 'One offer at its price of now, and what it cost where it was shown for another',
  params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(LONGEST_OFFER_ID)) }),
  status: 200,
  answer: namedFlightOffer,
  errors: ['validation', 'offer-not-found', 'offer-over'],
});

/** §7. What is sent is a claim: the answer is priced from the inventory, by the offer's id alone. */
export const validateFlightOffer = defineEndpoint({
  id: 'validateFlightOffer',
  method: 'POST',
  path: '/air/flight-offer/validate',
  summary: 'Re-prices offers; answers each at its price of now',
  body: z.strictObject({
    data: z.strictObject({
      type: z.literal('flight-offers-pricing'),
      flightOffers: z.array(flightOffer).check(z.minLength(1), z.maxLength(6)),
      metaName: z.string().check(z.maxLength(40)),
    }),
    infoData: z.optional(attribution),
  }),
  status: 200,
  answer: z.strictObject({
    data: z.array(flightOffer),
    /** UTC, ISO 8601: until when these prices hold, 8 minutes (§9) */
    meta: z.optional(z.strictObject({ expiresAt: z.string() })),
  }),
  errors: ['validation', 'offer-not-found', 'seats-gone'],
});

/** §1: deals that are sold by phone only, from the main airport of the visitor's country. */
export const getPhoneDeals = defineEndpoint({
  id: 'getPhoneDeals',
  method: 'GET',
  path: '/air/phone-deals',
  summary: "Round trips that cost less by phone, at today's prices; an empty list when there are none",
  query: z.strictObject({ country: z.optional(countryCode), language: z.optional(languageCode) }),
  status: 200,
  answer: z.strictObject({ data: z.array(phoneDeal) }),
  errors: ['validation', 'unavailable'],
});

/** What the home's wall shows: the cheapest trips of the coming weeks from the main airport of the visitor's country. */
export const getDestinationPrices = defineEndpoint({
  id: 'getDestinationPrices',
  method: 'GET',
  path: '/air/destination-prices',
  summary:
    'The cheapest round trip of the coming weeks to each place of the home, one adult; none where nobody flies',
  query: z.strictObject({ country: z.optional(countryCode) }),
  status: 200,
  answer: z.strictObject({
    /** airport that the trips begin at */
    from: iataCode,
    data: z.array(destinationPrice),
  }),
  errors: ['validation', 'unavailable'],
});

/** For operators, with their key as bearer; not there for others. */
export const getSupplierCounts = defineEndpoint({
  id: 'getSupplierCounts',
  method: 'GET',
  path: '/air/suppliers',
  summary: 'For operators: what came of each supplier of flights since this process began',
  personal: true,
  status: 200,
  answer: z.strictObject({ data: z.array(supplierCount) }),
  errors: ['not-found'],
});
