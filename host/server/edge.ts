import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { errorAnswers } from './answer-error.ts';
import { createApiClient } from './api-client.ts';
import { apiProxy } from './api-proxy.ts';
import { healthRoutes } from './health.ts';
import type { PayOrigin } from './origins.ts';
import { pageRoute } from './page-route.ts';
import { commonHeaders, transportSecurity } from './security-headers.ts';
import { siteRegistry } from './site-registry.ts';
import { staticFiles } from './static-files.ts';

export interface WebEdgeOptions {
  /** folder with what is released */
  site: string;
  /** origin of the API, without a slash at the end */
  apiUrl: string;
  pay: PayOrigin;
  /** number of trusted proxies in front; without it the socket's address is the visitor's */
  trustedHops?: number;
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
  trustedHops = 0,
  logger = false,
}: WebEdgeOptions): Promise<FastifyInstance> {
  const api = createApiClient(apiUrl);
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

  const registry = siteRegistry(site, app.log);
  healthRoutes(app, registry, api);
  await staticFiles(app, site);
  await apiProxy(app, apiUrl);
  app.get('/*', pageRoute({ registry, api, pay, answerError }));
  return app;
}
