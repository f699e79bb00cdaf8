import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { SOCIAL_CARD } from '../../src/shown-page/page-metadata.ts';
import { favicon } from '../found/favicon.ts';

const ONE_DAY = 'public, max-age=86400';

/** Drawn once by `social-card/draw.ts`. */
const socialCard = readFileSync(new URL('./social-card/social-card.png', import.meta.url));

/** Files that belong to the edge itself and to no release. */
export function staticFiles(app: FastifyInstance): void {
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', ONE_DAY).send(favicon),
  );
  app.get(SOCIAL_CARD.path, (_request, reply) =>
    reply
      .type('image/png')
      // Whoever shows a shared page may put the picture there.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', ONE_DAY)
      .send(socialCard),
  );
}
