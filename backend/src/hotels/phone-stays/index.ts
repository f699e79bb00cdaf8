import { keepHotelForPhone } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../database/index.ts';
import { problemOf } from '../../orders/index.ts';
import { route } from '../../server/index.ts';
import type { HotelInventory } from '../hotel-inventory.ts';
import { hotelTitles } from '../hotel-product.ts';
import { keepStay } from './keep-stay.ts';

export { offeredStay } from './keep-stay.ts';

export interface PhoneStaysDeps {
  db: Queries;
  inventory: Pick<HotelInventory, 'cheapest'>;
  clock: () => Date;
  /** from one address */
  keptPerMinute: number;
}

/** POST /hotels/{code}/phone-offers for the lists that show a code (§1); agents read it in the language of the site. */
export function phoneStayRoutes(
  app: FastifyInstance,
  { db, inventory, clock, keptPerMinute }: PhoneStaysDeps,
): void {
  route(
    app,
    keepHotelForPhone,
    async ({ params: { code }, body: { rateInfo, ...plan } }) => {
      const stay = await inventory.cheapest(code, rateInfo, plan, DEFAULT_LANGUAGE);
      if (!stay) throw problemOf({ titles: hotelTitles }, 'offer-not-found');
      return keepStay(db, stay, clock().getTime());
    },
    { perMinute: keptPerMinute },
  );
}
