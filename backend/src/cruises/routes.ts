import { CRUISE_FACETS } from '@alisio/shared-contracts/cruises';
import { getCruise, getCruiseChoices, searchCruises } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/index.ts';
import type { CruiseInventory } from './cruise-inventory.ts';
import { partyAsked } from './party-in.ts';

/** What is sold changes with the day: who asks within it is shown the same, and a price that is shown holds for longer. */
const SHARED_SECONDS = 300;

export interface CruiseRoutesDeps {
  inventory: CruiseInventory;
  /** of one address, for each of these */
  perMinute: { searches: number; cruises: number };
}

const isFacet = (name: string): name is (typeof CRUISE_FACETS)[number] =>
  CRUISE_FACETS.some((facet) => facet === name);

const share = (reply: FastifyReply) => reply.header('cache-control', `public, max-age=${SHARED_SECONDS}`);

/** GET /cruises/choices, /cruises/search, /cruises/{cruise}. */
export function cruiseRoutes(app: FastifyInstance, { inventory, perMinute }: CruiseRoutesDeps): void {
  route(
    app,
    getCruiseChoices,
    async ({ query: { language = DEFAULT_LANGUAGE }, reply }) => {
      const choices = inventory.choices({ party: partyAsked({}), language });
      share(reply);
      return choices;
    },
    { perMinute: perMinute.cruises },
  );

  route(
    app,
    searchCruises,
    async ({ query, reply }) => {
      const { language = DEFAULT_LANGUAGE, sort = 'balcony', page = '1', adults, ages, ...where } = query;
      const answer = inventory.search(
        {
          ...where,
          sort,
          page: Number(page),
          asked: (facet) => (isFacet(facet) && query[facet] !== undefined ? [query[facet]] : []),
        },
        { party: partyAsked({ adults, ages }), language },
      );
      share(reply);
      return answer;
    },
    { perMinute: perMinute.searches },
  );

  route(
    app,
    getCruise,
    async ({ params: { cruise }, query: { language = DEFAULT_LANGUAGE, adults, ages }, reply }) => {
      const detail = inventory.detail(cruise, { party: partyAsked({ adults, ages }), language });
      if (!detail) throw new ProblemError('not-found');
      share(reply);
      return detail;
    },
    { perMinute: perMinute.cruises },
  );
}
