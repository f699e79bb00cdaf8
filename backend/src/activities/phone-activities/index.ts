import { partyOf } from '@alisio/shared-contracts/activities';
import { keepActivityForPhone } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../database/index.ts';
import { problemOf } from '../../orders/index.ts';
import { route } from '../../server/index.ts';
import type { ActivityInventory } from '../activity-inventory.ts';
import { activityTitles } from '../activity-product.ts';
import { keepSession } from './keep-session.ts';

export { offeredSession } from './offered-session.ts';

export interface PhoneActivitiesDeps {
  db: Queries;
  inventory: Pick<ActivityInventory, 'shown'>;
  clock: () => Date;
  /** from one address */
  keptPerMinute: number;
}

/** POST /activities/{code}/phone-offers for the lists that show a code (§1); agents read it in the language of the site. */
export function phoneActivityRoutes(
  app: FastifyInstance,
  { db, inventory, clock, keptPerMinute }: PhoneActivitiesDeps,
): void {
  route(
    app,
    keepActivityForPhone,
    async ({ params: { code }, body: { startsAt, modality, paxes } }) => {
      const shown = await inventory.shown(
        code,
        { startsAt, modality, party: partyOf(paxes) },
        DEFAULT_LANGUAGE,
      );
      if (!shown) throw problemOf({ titles: activityTitles }, 'offer-not-found');
      return keepSession(db, shown, clock().getTime());
    },
    { perMinute: keptPerMinute },
  );
}
