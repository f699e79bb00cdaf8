import { attribution } from '../attribution/index.ts';
import { flightSearchAnswer, LONGEST_OFFER_ID } from '../flights/offer.ts';
import { flightSearchPayload } from '../flights/search.ts';
import { hotelSort } from '../hotels/answers.ts';
import { hotelCode } from '../hotels/codes.ts';
import { rateKey } from '../hotels/purchase.ts';
import { hotelRateQuestion, hotelSearchPayload } from '../hotels/search.ts';
import { STAY_LIMITS } from '../hotels/stay.ts';
import { chosenPackage } from '../packages/chosen.ts';
import { onePackage, packageSearchAnswer } from '../packages/offer.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/** what is asked of a facet, as addresses say it */
const asked = z.optional(z.string().check(z.maxLength(400)));
const offerId = z.string().check(z.minLength(1), z.maxLength(LONGEST_OFFER_ID));
const rateKeys = z.array(rateKey).check(z.minLength(1), z.maxLength(STAY_LIMITS.rooms.max));

/**
 * §3's two searches at once. The nights are those that the flight leaves, whatever `hotel` says of days: its answer tells
 * them. Priced in US dollars, whatever is asked.
 */
export const searchPackages = defineEndpoint({
  id: 'searchPackages',
  method: 'POST',
  path: '/packages/search',
  summary:
    'Packages of a flight and a hotel: one flight, the best unless one is named, with each hotel near a place; a page of 200',
  query: z.strictObject({ sort: z.optional(hotelSort), price: asked, stars: asked, board: asked }),
  body: z.strictObject({
    flight: flightSearchPayload,
    hotel: hotelSearchPayload,
    /** id of an offer that was chosen before, in a package or alone */
    flightId: z.optional(offerId),
  }),
  status: 200,
  inParts: true,
  answer: packageSearchAnswer,
  errors: ['validation', 'unavailable'],
});

/** The flights that a package can have, at their prices in one: `searchFlightOffers` otherwise. */
export const searchPackageFlights = defineEndpoint({
  id: 'searchPackageFlights',
  method: 'POST',
  path: '/packages/flights',
  summary: 'Flight offers at their prices in a package, for two legs',
  body: flightSearchPayload,
  status: 200,
  packs: true,
  answer: flightSearchAnswer,
  errors: ['validation', 'unavailable'],
});

/** One package: the named flight, or the best, and all rooms of a hotel for the nights that it leaves. */
export const getPackage = defineEndpoint({
  id: 'getPackage',
  method: 'POST',
  path: '/packages/{code}',
  summary: 'A flight and the rooms of a hotel for its nights, each at its price in a package and alone',
  params: z.strictObject({ code: hotelCode }),
  body: z.strictObject({
    flight: flightSearchPayload,
    rateInfo: hotelRateQuestion,
    flightId: z.optional(offerId),
    infoData: attribution,
  }),
  status: 200,
  answer: onePackage,
  errors: ['validation', 'not-found', 'offer-not-found', 'unavailable'],
});

/**
 * Confirms what was chosen at its price of now, all of it at once. Flight and hotel together are at their prices in a
 * package, whichever of their prices was shown; either alone is at its own.
 */
export const choosePackage = defineEndpoint({
  id: 'choosePackage',
  method: 'POST',
  path: '/package-choices',
  summary:
    'Confirms the parts of a package, or some of them alone, at their prices of now, which hold 8 minutes (§9)',
  body: z
    .strictObject({
      flight: z.optional(z.strictObject({ id: offerId })),
      hotel: z.optional(z.strictObject({ code: hotelCode, rateKeys })),
      infoData: z.optional(attribution),
    })
    .check(
      z.refine(({ flight, hotel }) => flight !== undefined || hotel !== undefined, { error: 'nothing' }),
    ),
  status: 200,
  answer: chosenPackage,
  errors: ['validation', 'offer-not-found', 'seats-gone'],
});
