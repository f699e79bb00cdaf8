import type { FastifyInstance } from 'fastify';
import type { ApiClient } from './api-client.ts';
import type { SiteReleases } from './site-releases.ts';

const API_WITHIN_MS = 2000;

/** `/healthz`: the process answers. `/readyz`: it has a site to serve and an API behind it. */
export function healthRoutes(app: FastifyInstance, releases: SiteReleases, api: ApiClient): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [registry, answer] = await Promise.all([
      releases.live().catch(() => undefined),
      api.ask({ method: 'GET', path: '/readyz' }, API_WITHIN_MS),
    ]);
    const parts = { site: registry !== undefined, api: answer !== undefined };
    const ready = parts.site && parts.api;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...parts });
  });
}
