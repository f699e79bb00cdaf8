import type { Lifecycle } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import type { ApiClient } from './http/api-client.ts';
import type { SiteReleases } from './releases/site-releases.ts';

const API_WITHIN_MS = 2000;

/** `/healthz`: the process answers. `/readyz`: it has a site to serve, an API behind it, and is not ending; says why not. */
export function healthRoutes(
  app: FastifyInstance,
  { releases, api, lifecycle }: { releases: SiteReleases; api: ApiClient; lifecycle: Lifecycle },
): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [registry, answer] = await Promise.all([
      releases.live().catch(() => undefined),
      api.ask({ method: 'GET', path: '/readyz' }, API_WITHIN_MS),
    ]);
    const parts = { site: registry !== undefined, api: answer !== undefined };
    const ready = parts.site && parts.api && !lifecycle.stopping;
    const why = releases.trouble();
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', ...parts, ...(why === undefined ? {} : { why }) });
  });
}
