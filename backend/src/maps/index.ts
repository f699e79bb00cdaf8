export { clipRing } from './clip-ring.ts';

import { getGround } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { readCell } from '@alisio/shared-contracts/maps';
import type { FastifyInstance } from 'fastify';
import { countedLimit } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/index.ts';
import type { MapTown } from './map-town.ts';
import type { WorldGround } from './world-ground.ts';

export { readWorld } from './read-world.ts';
export { WorldGround } from './world-ground.ts';

/** It changes with a release of the API: who moves a map back and forth asks once a day. */
const FRESH_SECONDS = 86_400;

export interface MapRoutesDeps<Town extends MapTown> {
  ground: WorldGround<Town>;
  /** of one address: `new` are cells that have to be made */
  perMinute: { cells: number; new: number };
}

/** GET /maps/ground/{cell} */
export function mapRoutes<Town extends MapTown>(
  app: FastifyInstance,
  { ground, perMinute }: MapRoutesDeps<Town>,
): void {
  const countNew = countedLimit(app, 'new map cells', perMinute.new);
  route(
    app,
    getGround,
    async ({ params, query: { language = DEFAULT_LANGUAGE }, request, reply }) => {
      const cell = readCell(params.cell);
      if (!cell) throw new ProblemError('not-found');
      if (!ground.has(cell)) await countNew(request);
      const answer = await ground.of(cell, language);
      // Said of what is answered: no refusal is kept.
      reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
      return answer;
    },
    { perMinute: perMinute.cells },
  );
}
