import {
  getFlightCalendar,
  getFlightOffer,
  IN_PARTS,
  searchFlightOffers,
  validateFlightOffer,
} from '@alisio/shared-contracts/endpoints';
import { type FlightOffer, hasSeats } from '@alisio/shared-contracts/flights';
import type { FastifyInstance } from 'fastify';
import type { SharedLimit } from '../limits/index.ts';
import { problemOf } from '../orders/index.ts';
import { ProblemError } from '../problems/index.ts';
import { languageOf } from '../server/language.ts';
import { leaving } from '../server/leaving.ts';
import { route } from '../server/route.ts';
import type { FlightInventory } from './flight-inventory.ts';
import { flightTitles } from './flight-product.ts';
import { refusePast, refuseUnknown } from './refuse-legs.ts';
import { sendInParts } from './search/send-in-parts.ts';
import { askedForm, sendShown } from './search/send-shown.ts';

const sold = { titles: flightTitles };

export interface FlightRoutesDeps {
  inventory: FlightInventory;
  /** keeps what was chosen under its code, which the checkout shows: who calls about it is understood */
  keepForPhone: (offer: FlightOffer) => Promise<unknown>;
  /** of all computed searches */
  searchesLimit?: SharedLimit | undefined;
  /** of one address, for each of these: one caller takes no more than a part of what answers all */
  perMinute: { searches: number; calendars: number; offers: number };
}

/** POST /air/flight-offer/search, /calendar and /validate, GET /air/flightOffer/{id} (§7). */
export async function flightRoutes(
  app: FastifyInstance,
  { inventory, keepForPhone, searchesLimit, perMinute }: FlightRoutesDeps,
): Promise<void> {
  const found = (offer: FlightOffer | undefined): FlightOffer => {
    if (!offer) throw problemOf(sold, 'offer-not-found');
    return offer;
  };

  const searches = { perMinute: perMinute.searches, sharedLimit: searchesLimit };
  const offers = { perMinute: perMinute.offers };

  route(
    app,
    searchFlightOffers,
    async ({ body, query, request, reply }) => {
      refuseUnknown(inventory, body);
      refusePast(inventory, body);
      const form = askedForm(request);
      const language = languageOf(request);
      const signal = leaving(reply);
      if (request.headers.accept?.includes(IN_PARTS))
        return sendInParts(reply, form, (take) => inventory.searchInParts(body, language, take, { signal }));
      const patienceMs = query.patience === undefined ? undefined : Number(query.patience);
      return sendShown(reply, form, await inventory.search(body, language, form, { signal, patienceMs }));
    },
    searches,
  );

  route(app, getFlightCalendar, async ({ body, reply }) => inventory.calendar(body, leaving(reply)), {
    perMinute: perMinute.calendars,
    sharedLimit: searchesLimit,
  });

  route(
    app,
    getFlightOffer,
    async ({ params, request }) => {
      const offer = await inventory.named(params.id, languageOf(request));
      if (!offer) throw problemOf(sold, 'offer-not-found');
      if (offer === 'over') throw new ProblemError('offer-over');
      return offer;
    },
    offers,
  );

  route(
    app,
    validateFlightOffer,
    async ({ body, request }) => {
      const language = languageOf(request);
      const chosen = body.data.flightOffers.map(({ id }) => inventory.choose(id, language));
      const data = (await Promise.all(chosen)).map(found);
      if (!data.every(hasSeats)) throw problemOf(sold, 'seats-gone');
      // A call can be understood without its code; a sale does not wait for that, nor fail with it.
      const [only, ...others] = data;
      if (only && others.length === 0 && !inventory.packages.has(only.id))
        keepForPhone(only).catch((error: unknown) => request.log.error({ err: error }, 'not kept'));
      return { data, meta: { expiresAt: new Date(inventory.heldUntil(data)).toISOString() } };
    },
    offers,
  );
}
