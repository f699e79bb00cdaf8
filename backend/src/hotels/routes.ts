import {
  chooseStay,
  getHotel,
  getHotelRooms,
  getStayPlace,
  searchHotels,
  searchStayPlaces,
} from '@alisio/shared-contracts/endpoints';
import { stayReference } from '@alisio/shared-contracts/hotels';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import type { SharedLimit } from '../limits/index.ts';
import { problemOf } from '../orders/index.ts';
import { ProblemError } from '../problems/index.ts';
import { languageOf } from '../server/language.ts';
import { leaving } from '../server/leaving.ts';
import { route } from '../server/route.ts';
import type { HotelInventory } from './hotel-inventory.ts';
import { hotelTitles } from './hotel-product.ts';
import { stayTitle } from './hotel-text.ts';

const sold = { titles: hotelTitles };
const USD = 'USD';

export interface HotelRoutesDeps {
  inventory: HotelInventory;
  /** of all computed searches */
  searchesLimit?: SharedLimit | undefined;
  /** of one address, for each of these: one caller takes no more than a part of what answers all */
  perMinute: { searches: number; stays: number; places: number };
}

const ARRIVAL = 'rateInfo.stayDateTimeRange.startDate';
const refusedArrival = (code: 'arrival-past' | 'arrival-too-far') =>
  new ProblemError('validation', { errors: [{ path: ARRIVAL, code }] });

/** GET /search/stay-places, /stay-places/{kind}/{id}, /hotels/{code}; POST /hotel-offers/search, /hotels/{code}/rooms, /choose. */
export async function hotelRoutes(
  app: FastifyInstance,
  { inventory, searchesLimit, perMinute }: HotelRoutesDeps,
): Promise<void> {
  route(
    app,
    searchStayPlaces,
    async ({ query: { term, language = DEFAULT_LANGUAGE } }) => inventory.places.find(term, language),
    { perMinute: perMinute.places },
  );

  route(app, getStayPlace, async ({ params: { kind, id }, query: { language = DEFAULT_LANGUAGE } }) => {
    const place = inventory.places.named(kind, id, language);
    if (!place) throw new ProblemError('not-found');
    return place;
  });

  route(
    app,
    searchHotels,
    async ({ body, query: { sort = 'recommended', ...facets }, request, reply }) => {
      const { latitude, longitude } = body.geoSearch.geoCode;
      const point = { lat: latitude, lon: longitude };
      const days = body.rateInfo.stayDateTimeRange;
      if (inventory.isPast(days, point)) throw refusedArrival('arrival-past');
      if (inventory.isTooFar(days)) throw refusedArrival('arrival-too-far');
      const asker = { signal: leaving(reply) };
      const answer = await inventory.search(body, languageOf(request), { sort, facets }, asker);
      // Text already, in memory that threads share, which the framework does not take for a text.
      reply.header('content-type', 'application/json; charset=utf-8').serializer((text) => text);
      return reply.send(answer);
    },
    { perMinute: perMinute.searches, sharedLimit: searchesLimit },
  );

  route(app, getHotel, async ({ params: { code }, query: { language = DEFAULT_LANGUAGE } }) => {
    const detail = inventory.detail(code, language);
    if (!detail) throw new ProblemError('not-found');
    return detail;
  });

  const stays = { perMinute: perMinute.stays };

  route(
    app,
    getHotelRooms,
    async ({ params: { code }, body: { rateInfo }, request }) => {
      if (inventory.isTooFar(rateInfo.stayDateTimeRange)) throw refusedArrival('arrival-too-far');
      const found = await inventory.rooms(code, rateInfo, languageOf(request));
      if (!found) throw new ProblemError('not-found');
      return { data: found.data, meta: { expiresAt: new Date(found.heldUntil).toISOString() } };
    },
    stays,
  );

  route(
    app,
    chooseStay,
    async ({ params: { code }, body: { rateKeys }, request }) => {
      const language = languageOf(request);
      const reference = stayReference(code, rateKeys);
      const stay = await inventory.stay(reference, language, 'chosen');
      if (!stay) throw problemOf(sold, 'offer-not-found');
      if (!stay.available) throw problemOf(sold, 'seats-gone');
      const total = stay.shares.reduce((sum, share) => sum + share, 0);
      return {
        reference: stay.reference,
        title: stayTitle(stay.details, language),
        total: { amount: total, currency: USD },
        shares: stay.shares,
        payAtHotel: { amount: stay.payAtHotel, currency: USD },
        details: stay.details,
        ...(stay.shownFor === undefined
          ? {}
          : {
              changed: {
                before: { amount: stay.shownFor, currency: USD },
                now: { amount: stay.amountAfterTax, currency: USD },
              },
            }),
        expiresAt: new Date(stay.heldUntil).toISOString(),
      };
    },
    stays,
  );
}
