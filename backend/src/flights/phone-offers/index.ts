import { findPhoneOffers, keepPhoneOffer } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../database/index.ts';
import { problemOf } from '../../orders/index.ts';
import { isOperator, route } from '../../server/index.ts';
import type { FlightInventory } from '../flight-inventory.ts';
import { flightTitles } from '../flight-product.ts';
import { keepOffer, offersUnder } from './phone-offers.ts';

export { keepDeal, keepOffer } from './phone-offers.ts';

export interface PhoneOffersDeps {
  db: Queries;
  inventory: Pick<FlightInventory, 'offer' | 'packages'>;
  clock: () => Date;
  /** from one address */
  keptPerMinute: number;
  /** keys of those who may look a code up, as bearers: agents', operators' */
  keys: readonly (string | undefined)[];
}

/** POST /air/phone-offers for the pages that show a code, GET /air/phone-offers/{code} for agents who know flights alone (§1). */
export function phoneOfferRoutes(
  app: FastifyInstance,
  { db, inventory, clock, keptPerMinute, keys }: PhoneOffersDeps,
): void {
  const now = () => clock().getTime();
  route(
    app,
    keepPhoneOffer,
    async ({ body }) => {
      // By phone a flight is sold alone: at the price that it has then, whichever was shown.
      const offer = await inventory.offer(inventory.packages.idIn(body.offerId, false) ?? body.offerId);
      if (!offer) throw problemOf({ titles: flightTitles }, 'offer-not-found');
      return keepOffer(db, offer, now());
    },
    { perMinute: keptPerMinute },
  );
  route(app, findPhoneOffers, async ({ params }) => ({ data: await offersUnder(db, params.code, now()) }), {
    onlyFor: (request) => keys.some((key) => isOperator(request, key)),
  });
}
