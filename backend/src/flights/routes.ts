import { acceptedEncoding } from '@alisio/platform/serving';
import {
  getFlightCalendar,
  getFlightOffer,
  IN_PARTS,
  PACKED,
  searchFlightOffers,
  validateFlightOffer,
} from '@alisio/shared-contracts/endpoints';
import { type FlightOffer, hasSeats } from '@alisio/shared-contracts/flights';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { problemOf } from '../orders/index.ts';
import { ProblemError } from '../problems/index.ts';
import { languageOf } from '../server/language.ts';
import { route } from '../server/route.ts';
import type { FlightInventory } from './flight-inventory.ts';
import { flightTitles } from './flight-product.ts';
import { COMPRESSIONS } from './search/compressed-answer.ts';
import { sendInParts, typeOf } from './search/send-in-parts.ts';

const sold = { titles: flightTitles };

/** Says when the asker is gone before the answer is. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) control.abort(new ProblemError('unavailable'));
  });
  return control.signal;
}

export interface FlightRoutesDeps {
  inventory: FlightInventory;
  /** keeps what was chosen under its code, which the checkout shows: who calls about it is understood */
  keepForPhone: (offer: FlightOffer) => Promise<unknown>;
  /** of one address, for each of these: one caller takes no more than a part of what answers all */
  perMinute: { searches: number; calendars: number; offers: number };
}

/** Whether packed answers are among what is accepted, as this parameter and no other that begins like it. */
const takesPacked = (accept: string): boolean =>
  accept.split(',').some((range) => {
    const words = range.split(';').map((word) => word.trim());
    return words.includes(PACKED) && !words.some((word) => /^q=0(\.0*)?$/.test(word));
  });

/** POST /air/flight-offer/search, /calendar and /validate, GET /air/flightOffer/{id} (§7). */
export async function flightRoutes(
  app: FastifyInstance,
  { inventory, keepForPhone, perMinute }: FlightRoutesDeps,
): Promise<void> {
  const found = (offer: FlightOffer | undefined): FlightOffer => {
    if (!offer) throw problemOf(sold, 'offer-not-found');
    return offer;
  };

  const searches = { perMinute: perMinute.searches };
  const offers = { perMinute: perMinute.offers };

  route(
    app,
    searchFlightOffers,
    async ({ body, query, request, reply }) => {
      const errors = inventory
        .pastLegs(body)
        .map((leg) => ({ path: `legInfo.${leg}.departureDate`, code: 'departure-past' }));
      if (errors.length > 0) throw new ProblemError('validation', { errors });
      const { accept = '' } = request.headers;
      const encoding = acceptedEncoding(request.headers['accept-encoding'], COMPRESSIONS);
      const form = { encoding, isPacked: takesPacked(accept) };
      const language = languageOf(request);
      const signal = leaving(reply);
      if (accept.includes(IN_PARTS))
        return sendInParts(reply, form, (take) => inventory.searchInParts(body, language, take, { signal }));
      const patienceMs = query.patience === undefined ? undefined : Number(query.patience);
      const { body: answer, sharedForMs } = await inventory.search(body, language, form, {
        signal,
        patienceMs,
      });
      // Rounded up: who asks when it is over is given a new one, not the last moment of this one.
      const seconds = Math.ceil(sharedForMs / 1000);
      // Of everybody who asks the same; its prices hold their time from when it was made for the first of them.
      if (seconds > 0) reply.header('cache-control', `public, max-age=${seconds}`);
      reply
        .header('content-type', typeOf('application/json', form.isPacked))
        .header('vary', 'accept, accept-encoding, accept-language');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(answer);
    },
    searches,
  );

  route(app, getFlightCalendar, async ({ body, reply }) => inventory.calendar(body, leaving(reply)), {
    perMinute: perMinute.calendars,
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
      Promise.all(data.map(keepForPhone)).catch((error: unknown) =>
        request.log.error({ err: error }, 'not kept'),
      );
      return { data, meta: { expiresAt: new Date(inventory.heldUntil(data)).toISOString() } };
    },
    offers,
  );
}
