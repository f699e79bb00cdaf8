import type { FastifyInstance } from 'fastify';
import { favicon } from './favicon.ts';

const ONE_DAY = 'public, max-age=86400';

/** Files that belong to the edge itself and to no release. */
export function staticFiles(app: FastifyInstance): void {
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', ONE_DAY).send(favicon),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', ONE_DAY)
      .send('User-agent: *\nDisallow: /api/\nDisallow: /booking/\nDisallow: /user/\n'),
  );
}
