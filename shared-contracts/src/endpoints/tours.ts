import { listedPages } from '../listings/index.ts';
import { cleanTextUpTo } from '../rules/clean-text.ts';
import { tourPay, tourRoomKind, tourSlug } from '../tours/codes.ts';
import { tourDeparture } from '../tours/departure.ts';
import { TOUR_LIMITS } from '../tours/party.ts';
import { tourBalanceInCart, tourInCart } from '../tours/purchase.ts';
import { TOUR_TEXT_LENGTH } from '../tours/query.ts';
import { listedTour, tourCountry, tourCountryDetail, tourDetail, tourMonth } from '../tours/tour.ts';
import { isoDate, languageCode, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

const language = z.optional(languageCode);
const whole = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));
const tourParams = z.strictObject({ country: tourSlug, tour: tourSlug });
/** UTC, ISO 8601 */
const moment = z.string();

/** The countries that tours go through, by their names in the language. */
export const getTourCountries = defineEndpoint({
  id: 'getTourCountries',
  method: 'GET',
  path: '/tours/countries',
  summary: 'The countries that tours go through, how many tours each has, and from which price',
  query: z.strictObject({ language }),
  status: 200,
  answer: z.strictObject({ data: z.array(tourCountry) }),
  errors: ['validation'],
});

/** For sitemaps: every country with tours, and every tour. */
export const getTourAddresses = defineEndpoint({
  id: 'getTourAddresses',
  method: 'GET',
  path: '/tours/addresses',
  summary: 'Every country that tours go through and every tour, by the address of its page',
  status: 200,
  answer: listedPages,
  errors: [],
});

/** A country and all its tours, by their next departure. */
export const getTourCountry = defineEndpoint({
  id: 'getTourCountry',
  method: 'GET',
  path: '/tours/countries/{country}',
  summary: 'A country with its tours, each with its next departure and from-price',
  params: z.strictObject({ country: tourSlug }),
  query: z.strictObject({ language }),
  status: 200,
  answer: z.strictObject({ country: tourCountryDetail, tours: z.array(listedTour) }),
  errors: ['validation', 'not-found'],
});

/**
 * Tours with a departure that has places for so many (`people`, two unless told) and takes the youngest (`youngest`, whole
 * years): prices and days are those of such departures. They are few: all are told, and a page narrows and orders them
 * (`tourFacets`, `sortTours`). `text`: words of title, country or places, without their accents.
 */
export const searchTours = defineEndpoint({
  id: 'searchTours',
  method: 'GET',
  path: '/tours/search',
  summary: 'Tours by words, country and month of departure, with places for so many',
  query: z.strictObject({
    text: z.optional(cleanTextUpTo(TOUR_TEXT_LENGTH)),
    country: z.optional(tourSlug),
    month: z.optional(tourMonth),
    people: z.optional(z.string().check(z.regex(/^[1-9]$/))),
    youngest: z.optional(z.string().check(z.regex(/^(?:\d|1[01])$/))),
    language,
  }),
  status: 200,
  answer: z.strictObject({ data: z.array(listedTour) }),
  errors: ['validation'],
});

/** What a tour is, whatever the departure. */
export const getTour = defineEndpoint({
  id: 'getTour',
  method: 'GET',
  path: '/tours/{country}/{tour}',
  summary: 'A tour day by day: its legs, places, nights and meals, what it includes and what it asks',
  params: tourParams,
  query: z.strictObject({ language }),
  status: 200,
  answer: tourDetail,
  errors: ['validation', 'not-found'],
});

/** The departures of a tour that are sold, soonest first, full ones among them. */
export const getTourDepartures = defineEndpoint({
  id: 'getTourDepartures',
  method: 'GET',
  path: '/tours/{country}/{tour}/departures',
  summary: 'Departures of a tour with places left, prices by room, minimum group, deposit and cancellation',
  params: tourParams,
  status: 200,
  answer: z.strictObject({
    data: z.array(tourDeparture),
    /** UTC, ISO 8601: until when these prices hold (§9: 15 minutes) */
    meta: z.strictObject({ expiresAt: moment }),
  }),
  errors: ['validation', 'not-found'],
});

const party = {
  adults: whole(TOUR_LIMITS.adults),
  /** whole years on the last day */
  childAges: z.array(whole(TOUR_LIMITS.childAge)).check(z.maxLength(TOUR_LIMITS.children.max)),
  /** in which they sleep: as many beds as people, an adult in each room (`sleepersOf`) */
  rooms: z.array(tourRoomKind).check(z.minLength(1), z.maxLength(TOUR_LIMITS.people)),
};

/** What is sent names what was shown: the answer is priced from the inventory, by the key alone. */
export const chooseTour = defineEndpoint({
  id: 'chooseTour',
  method: 'POST',
  path: '/tours/{country}/{tour}/choose',
  summary: 'Confirms places of a departure at their price of now, which holds 8 minutes (§9)',
  params: tourParams,
  body: z.strictObject({
    key: z.string().check(z.minLength(1), z.maxLength(80)),
    ...party,
    /** `deposit` where the departure has none is all */
    pay: tourPay,
  }),
  status: 200,
  answer: z.strictObject({
    /** by which it is ordered */
    reference: z.string(),
    title: z.string(),
    /** charged with the booking: all, or the deposit; `details` tells the whole price and the rest */
    total: moneyAmount,
    /** what of the total each traveler pays, minor units: their sum is the total */
    shares: z.array(z.int()),
    details: tourInCart,
    /** where another whole price was shown for the same: both */
    changed: z.optional(z.strictObject({ before: moneyAmount, now: moneyAmount })),
    expiresAt: moment,
  }),
  errors: ['validation', 'offer-not-found', 'seats-gone'],
});

/** What is left to pay of a booked tour, by the reference that its booking carries (`bookedTour.balanceReference`). */
export const getTourBalance = defineEndpoint({
  id: 'getTourBalance',
  method: 'POST',
  path: '/tours/balance',
  summary: 'What is left to pay of a booked tour, and whether it was paid: what a cart of it is made of',
  personal: true,
  body: z.strictObject({ reference: z.string().check(z.minLength(1), z.maxLength(80)) }),
  status: 200,
  answer: z.strictObject({
    /** `due`: to be paid; `paying`: a payment is under way; `paid`; `over`: the tour was cancelled, or the day is past */
    state: z.enum(['due', 'paying', 'paid', 'over']),
    reference: z.string(),
    title: z.string(),
    total: moneyAmount,
    shares: z.array(z.int()),
    details: tourBalanceInCart,
    expiresAt: moment,
  }),
  errors: ['validation', 'not-found'],
});

/** §1. The code is `tourCode`'s; what it stands for, and at which price, is the inventory's, not the caller's. */
export const keepTourForPhone = defineEndpoint({
  id: 'keepTourForPhone',
  method: 'POST',
  path: '/tours/{country}/{tour}/phone-offers',
  summary: 'Keeps a tour that is shown with a code to dictate, so that an agent finds it by the code',
  params: tourParams,
  body: z.strictObject({ startDate: isoDate, ...party }),
  status: 201,
  answer: z.strictObject({ code: z.string(), until: moment }),
  errors: ['validation', 'offer-not-found'],
});
