import { findOffered, OFFERED_PAGE } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../database/index.ts';
import { isOperator, route } from '../server/index.ts';
import { countOffered, offeredUnder } from './kept-offers.ts';

export {
  calledAbout,
  forgetPhoneOffers,
  keepAllOffered,
  keepOffered,
  type Offered,
  offeredUnder,
  overEverywhere,
  type ShownOffer,
} from './kept-offers.ts';

export interface OfferedDeps {
  db: Queries;
  clock: () => Date;
  /** keys of those who may look a code up, as bearers: agents', operators' */
  keys: readonly (string | undefined)[];
}

/** GET /phone-offers/{code}: for agents, what a caller was offered, whatever it is (§1). */
export function offeredRoutes(app: FastifyInstance, { db, clock, keys }: OfferedDeps): void {
  route(
    app,
    findOffered,
    async ({ params: { code }, query: { page = '1', day } }) => {
      const now = clock().getTime();
      const wanted = { day, most: OFFERED_PAGE, from: (Number(page) - 1) * OFFERED_PAGE };
      const [data, total] = [
        await offeredUnder(db, code, now, wanted),
        await countOffered(db, code, now, { day }),
      ];
      return { data, total };
    },
    { onlyFor: (request) => keys.some((key) => isOperator(request, key)) },
  );
}
