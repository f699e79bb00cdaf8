import type { ReleaseStore, Verifier } from '@alisio/platform/tooling/release';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { errorAnswers } from './answer-error.ts';
import { createApiClient } from './api-client.ts';
import { apiProxy } from './api-proxy.ts';
import { releasesWithSource } from './from-source.ts';
import { healthRoutes } from './health.ts';
import type { KeptTimes } from './kept-answer.ts';
import { liveVersionsRoute } from './live-versions.ts';
import { operatorsRoute } from './operators/operators-route.ts';
import type { PayOrigin } from './origins.ts';
import type { OverrideRules } from './overrides.ts';
import { pageRoute } from './page-route.ts';
import { releasedFiles } from './released-files.ts';
import { commonHeaders, transportSecurity } from './security-headers.ts';
import { siteReleases } from './site-releases.ts';
import { staticFiles } from './static-files.ts';

export interface WebEdgeOptions {
  /** what is released, and the keys that it has to be signed with */
  site: { store: ReleaseStore; verifier: Verifier };
  /** origin of the API, without a slash at the end */
  apiUrl: string;
  pay: PayOrigin;
  /** of what the edge keeps of the API */
  keptTimes?: Partial<KeptTimes>;
  /** number of trusted proxies in front; without it the socket's address is the visitor's */
  trustedHops?: number;
  /** whose wishes for other versions are heard; nobody's unless told */
  overrides?: OverrideRules;
  /** opens the operators' page; without it that is open to this machine alone */
  operatorKey?: string | undefined;
  /** false is silent */
  logger?: FastifyServerOptions['logger'];
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

/** The web edge: pages, released files, the API below `/api`. Not listening yet. */
export async function createWebEdge({
  site,
  apiUrl,
  pay,
  keptTimes,
  trustedHops = 0,
  overrides = { allowed: false, origins: [] },
  operatorKey,
  logger = false,
}: WebEdgeOptions): Promise<FastifyInstance> {
  const api = createApiClient(apiUrl, keptTimes);
  const answerError = errorAnswers(api);
  const app = Fastify({
    logger,
    trustProxy: (_address, hop) => hop < trustedHops,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 8192 },
    // Paths that cannot be decoded never reach a route.
    frameworkErrors: (_error, request, reply) => void answerError(request, reply, 400),
    return503OnClosing: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders);
    if (request.protocol === 'https') reply.headers(transportSecurity);
  });
  app.setNotFoundHandler((request, reply) => answerError(request, reply, 404));
  app.setErrorHandler((error, request, reply) => {
    const isOurs = statusOf(error) >= 500;
    if (isOurs) request.log.error({ err: error }, 'a request failed');
    return answerError(request, reply, isOurs ? 500 : 400);
  });

  const { allowed, fromSource } = overrides;
  const stored = siteReleases(site.store, site.verifier, app.log);
  const releases = allowed && fromSource ? releasesWithSource(stored, fromSource) : stored;
  healthRoutes(app, stored, api);
  staticFiles(app);
  releasedFiles(app, { store: site.store, releases, answerError });
  liveVersionsRoute(app, releases);
  await apiProxy(app, apiUrl);
  const page = pageRoute({ releases, api, pay, overrides, answerError });
  operatorsRoute(app, {
    ...site,
    releases: stored,
    api,
    rules: { key: operatorKey, trustedHops },
    otherwise: page,
  });
  app.get('/*', page);
  return app;
}
