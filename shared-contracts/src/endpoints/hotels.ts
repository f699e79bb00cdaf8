import { attribution } from '../attribution/index.ts';
import { hotelSearchAnswer, hotelSort } from '../hotels/answers.ts';
import { hotelCode } from '../hotels/codes.ts';
import { hotelDetail, hotelRoom } from '../hotels/hotel.ts';
import { stayPlace, stayPlaceId, stayPlaceKind, stayPlaces } from '../hotels/places.ts';
import { hotelInCart, rateKey } from '../hotels/purchase.ts';
import { hotelRateQuestion, hotelSearchPayload } from '../hotels/search.ts';
import { STAY_LIMITS } from '../hotels/stay.ts';
import { languageCode, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

const language = z.optional(languageCode);
/** What is asked of a facet, as addresses say it. */
const asked = z.optional(z.string().check(z.maxLength(400)));

/** Cities, parts of cities, airports and hotels by what was typed; best first, at most ten. */
export const searchStayPlaces = defineEndpoint({
  id: 'searchStayPlaces',
  method: 'GET',
  path: '/search/stay-places',
  summary:
    'Places to stay at by name, region, country or code, tolerant of accents, shortened words and typing mistakes',
  query: z.strictObject({ term: z.string().check(z.maxLength(100)), language }),
  status: 200,
  answer: stayPlaces,
  errors: ['validation'],
});

/** The place that an address names, in a language. */
export const getStayPlace = defineEndpoint({
  id: 'getStayPlace',
  method: 'GET',
  path: '/stay-places/{kind}/{id}',
  summary: 'A place to stay at by its kind and id',
  params: z.strictObject({ kind: stayPlaceKind, id: stayPlaceId }),
  query: z.strictObject({ language }),
  status: 200,
  answer: stayPlace,
  errors: ['validation', 'not-found'],
});

/** §3. Order and facets stand in the query: what lies beyond a page of §9 only the server can order and narrow. */
export const searchHotels = defineEndpoint({
  id: 'searchHotels',
  method: 'POST',
  path: '/hotel-offers/search',
  summary:
    'Hotels around a point with a room for everybody, the nearest thousand at most, ordered and narrowed; a page of 200',
  query: z.strictObject({
    sort: z.optional(hotelSort),
    night: asked,
    stars: asked,
    score: asked,
    kind: asked,
    cancel: asked,
    board: asked,
    with: asked,
    area: asked,
    far: asked,
  }),
  body: hotelSearchPayload,
  status: 200,
  answer: hotelSearchAnswer,
  errors: ['validation', 'unavailable'],
});

/** What a hotel is, whatever the stay. */
export const getHotel = defineEndpoint({
  id: 'getHotel',
  method: 'GET',
  path: '/hotels/{code}',
  summary: 'A hotel: where it is, what it has, its rules',
  params: z.strictObject({ code: hotelCode }),
  query: z.strictObject({ language }),
  status: 200,
  answer: hotelDetail,
  errors: ['validation', 'not-found'],
});

/** Its rooms for a stay; none where it is full. */
export const getHotelRooms = defineEndpoint({
  id: 'getHotelRooms',
  method: 'POST',
  path: '/hotels/{code}/rooms',
  summary: 'The rooms of a hotel for each of the searched rooms, with the plans that they are sold by',
  params: z.strictObject({ code: hotelCode }),
  body: z.strictObject({ rateInfo: hotelRateQuestion, infoData: attribution }),
  status: 200,
  answer: z.strictObject({
    data: z.array(hotelRoom),
    /** UTC, ISO 8601: until when these prices hold */
    meta: z.strictObject({ expiresAt: z.string() }),
  }),
  errors: ['validation', 'not-found'],
});

/** What is sent names what was shown: the answer is priced from the inventory, by the keys alone. */
export const chooseStay = defineEndpoint({
  id: 'chooseStay',
  method: 'POST',
  path: '/hotels/{code}/choose',
  summary: 'Confirms a plan for each room at its price of now, which holds 8 minutes (§9)',
  params: z.strictObject({ code: hotelCode }),
  body: z.strictObject({
    rateKeys: z.array(rateKey).check(z.minLength(1), z.maxLength(STAY_LIMITS.rooms.max)),
    infoData: z.optional(attribution),
  }),
  status: 200,
  answer: z.strictObject({
    /** by which it is ordered */
    reference: z.string(),
    title: z.string(),
    /** all that is charged with the booking */
    total: moneyAmount,
    /** what each room is charged, minor units: their sum is the total */
    shares: z.array(z.int()),
    /** paid at the hotel besides */
    payAtHotel: moneyAmount,
    details: hotelInCart,
    /** where another price was shown for the same: both, with what is paid at the hotel */
    changed: z.optional(z.strictObject({ before: moneyAmount, now: moneyAmount })),
    /** UTC, ISO 8601 */
    expiresAt: z.string(),
  }),
  errors: ['validation', 'offer-not-found', 'seats-gone'],
});
