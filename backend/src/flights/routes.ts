import { getFlightOffer, searchFlightOffers, validateFlightOffer } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/route.ts';
import { type FlightInventory, hasSeats } from './flight-inventory.ts';
import { acceptedEncoding } from './search/accept-encoding.ts';

/** Language of the place names on offers: Spanish unless the client's first choice is English. */
const languageOf = ({ headers }: FastifyRequest): Language =>
  /^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'es';

/** POST /air/flight-offer/search and /validate, GET /air/flightOffer/{id} (§7). */
export async function flightRoutes(
  app: FastifyInstance,
  { inventory }: { inventory: FlightInventory },
): Promise<void> {
  const offerNow = async (id: string, request: FastifyRequest): Promise<FlightOffer> => {
    const offer = await inventory.offer(id, languageOf(request));
    if (!offer) throw new ProblemError('offer-not-found');
    return offer;
  };

  route(app, searchFlightOffers, async ({ body, request, reply }) => {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const answer = await inventory.search(body, languageOf(request), encoding);
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('vary', 'accept-encoding, accept-language');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(answer);
  });

  route(app, getFlightOffer, ({ params, request }) => offerNow(params.id, request));

  route(app, validateFlightOffer, async ({ body, request }) => {
    const data = await Promise.all(body.data.flightOffers.map(({ id }) => offerNow(id, request)));
    if (!data.every(hasSeats)) throw new ProblemError('seats-gone');
    return { data };
  });
}
