import { findOffered } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../database/index.ts';
import { isOperator, route } from '../server/index.ts';
import { offeredUnder } from './kept-offers.ts';

export { calledAbout, forgetPhoneOffers, keepOffered, type Offered, offeredUnder } from './kept-offers.ts';

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
    async ({ params }) => ({ data: await offeredUnder(db, params.code, clock().getTime()) }),
    { onlyFor: (request) => keys.some((key) => isOperator(request, key)) },
  );
}
