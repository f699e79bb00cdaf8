import { getGround } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { readCell } from '@alisio/shared-contracts/maps';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/index.ts';
import type { MapTown } from './map-town.ts';
import type { WorldGround } from './world-ground.ts';

export { WorldGround } from './world-ground.ts';

/** It changes with a release of the API: who moves a map back and forth asks once a day. */
const FRESH_SECONDS = 86_400;

/** GET /maps/ground/{cell} */
export function mapRoutes<Town extends MapTown>(
  app: FastifyInstance,
  { ground, perMinute }: { ground: WorldGround<Town>; perMinute: number },
): void {
  route(
    app,
    getGround,
    async ({ params, query: { language = DEFAULT_LANGUAGE }, reply }) => {
      const cell = readCell(params.cell);
      if (!cell) throw new ProblemError('not-found');
      reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
      return ground.of(cell, language);
    },
    { perMinute },
  );
}
