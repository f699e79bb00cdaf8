import { getPlace, searchPlaces } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/route.ts';
import type { Places } from './places.ts';

export interface PlaceRoutesDeps {
  places: Places;
  /** searches by name, of one address */
  perMinute: number;
}

/** GET /search/places, /places/{kind}/{id}. */
export function placeRoutes(app: FastifyInstance, { places, perMinute }: PlaceRoutesDeps): void {
  route(
    app,
    searchPlaces,
    async ({ query: { term, language = DEFAULT_LANGUAGE } }) => places.find(term, language),
    { perMinute },
  );

  route(app, getPlace, async ({ params: { kind, id }, query: { language = DEFAULT_LANGUAGE } }) => {
    const place = places.named(kind, id, language);
    if (!place) throw new ProblemError('not-found');
    return place;
  });
}
