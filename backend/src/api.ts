import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type OrderDeps, orderRoutes } from './orders/index.ts';
import { ProblemError } from './problems/index.ts';
import { createHttpServer, describeApi, guardSessions, type Lifecycle } from './server/index.ts';
import type { LogSettings } from './server/logging.ts';
import { findSession, sessionRoutes } from './sessions/index.ts';
import { siteRoutes } from './site/index.ts';

export interface ApiDeps extends Omit<OrderDeps, 'log'> {
  log: LogSettings;
  lifecycle: Lifecycle;
  site: SiteConfiguration;
  limits: { sessionsPerMinute: number; lookUpsPerMinute: number };
  /** the other domains' routes */
  domains: readonly ((app: FastifyInstance) => void | Promise<void>)[];
}

/** The API of §7 as one server that listens to nothing yet. */
export async function createApi(deps: ApiDeps): Promise<FastifyInstance> {
  const { db, clock, lifecycle, limits } = deps;
  const app = createHttpServer({
    log: deps.log,
    lifecycle,
    isReady: () => sql`select 1`.execute(db).then(() => true),
  });
  await describeApi(app);
  // Counted in each process apart, by the visitor's address; see `trustProxy`.
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new ProblemError('rate-limited'),
  });
  guardSessions(app, (token) => findSession({ db, clock }, token));

  siteRoutes(app, deps.site);
  sessionRoutes(app, { db, clock, sessionsPerMinute: limits.sessionsPerMinute });
  orderRoutes(app, { ...deps, log: app.log, lookUpsPerMinute: limits.lookUpsPerMinute });
  for (const domain of deps.domains) await domain(app);
  return app;
}
