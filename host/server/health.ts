import type { Lifecycle } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import type { ApiClient } from './http/api-client.ts';
import type { OtherEdges } from './releases/other-edges.ts';
import type { SiteReleases } from './releases/site-releases.ts';

const API_WITHIN_MS = 2000;
/** After this it is told that the store does not answer; what is served stays, and so does readiness. */
const LONG_MS = 10_000;

/** An API that answers and does not tell these is not waited for longer: pages do without, and learn it in the browser. */
const KNOWS_WITHIN_MS = 5000;

/**
 * Whether the edge knows what it draws into every page of the API's: configuration, rates, lines to a person. Pages of
 * before that would move when a browser learns it.
 */
function whatPagesShow(api: ApiClient): () => Promise<boolean> {
  let begun: number | undefined;
  return async () => {
    begun ??= performance.now();
    const known = await Promise.all([api.site(), api.rates(), api.contacts()]);
    return known.every((one) => one !== undefined) || performance.now() - begun > KNOWS_WITHIN_MS;
  };
}

interface Parts {
  releases: SiteReleases;
  others: OtherEdges;
  api: ApiClient;
  lifecycle: Lifecycle;
}

const silence = (lookedMsAgo: number | undefined): string | undefined =>
  lookedMsAgo !== undefined && lookedMsAgo > LONG_MS
    ? `The store of releases has not answered for ${Math.round(lookedMsAgo / 1000)} s; what was live then is served.`
    : undefined;

/**
 * `/healthz`: the process answers. `/readyz`: it has a site to serve that is as new as what the other edges serve, an API
 * behind it of which it has what pages show, and is not ending; says why not, and what it serves. `?revision=` names one that whoever asks knows of.
 */
export function healthRoutes(app: FastifyInstance, { releases, others, api, lifecycle }: Parts): void {
  const knowsPages = whatPagesShow(api);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get<{ Querystring: { revision?: unknown } }>('/readyz', async (request, reply) => {
    const seen = Number(request.query.revision ?? 0);
    const [registry, answer, knows] = await Promise.all([
      releases.live(Number.isSafeInteger(seen) ? seen : 0).catch(() => undefined),
      api.ask({ method: 'GET', path: '/readyz' }, API_WITHIN_MS),
      knowsPages(),
    ]);
    const parts = { site: registry !== undefined, api: answer !== undefined && knows };
    const heldBackBy = others.heldBackBy();
    const ready = parts.site && parts.api && heldBackBy === undefined && !lifecycle.stopping;
    const { revision, lookedMsAgo } = releases.looked();
    const looked = { revision, lookedMsAgo: lookedMsAgo && Math.round(lookedMsAgo) };
    const why = releases.trouble() ?? heldBackBy ?? silence(lookedMsAgo);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', ...parts, edge: others.edge, ...looked, why });
  });
}
