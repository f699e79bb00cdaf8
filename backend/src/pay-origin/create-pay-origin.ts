import type { Lifecycle, Limits } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import type { TrustRule } from '../config/index.ts';
import { limitRequests } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import { createHttpServer } from '../server/index.ts';
import type { LogSettings } from '../server/logging.ts';
import { cardVault } from './card-vault.ts';
import { chargeRoutes } from './charge-routes.ts';
import type { Ledger } from './ledger.ts';
import { pageRoutes } from './page-routes.ts';
import { isOurHost, type ParentRule } from './parent-origin.ts';
import { tokenRoutes } from './token-routes.ts';

export interface PayOriginDeps extends ParentRule {
  ledger: Ledger;
  apiKey: string;
  /** UTC milliseconds */
  clock: () => number;
  lifecycle: Lifecycle;
  limits: Limits;
  /** this machine unless told */
  trusts?: TrustRule | undefined;
  log: LogSettings;
  tokensPerMinute: number;
}

/** The sandbox payment provider: a page with card fields for browsers, charges for whoever holds its key. */
export async function createPayOrigin(deps: PayOriginDeps): Promise<FastifyInstance> {
  const { ledger, apiKey, clock, lifecycle, limits, trusts, log } = deps;
  const app = createHttpServer({ log, lifecycle, limits, trusts, isReady: async () => ledger.isOpen() });
  await limitRequests(app);
  app.addHook('onRequest', async (request) => {
    const isHealth = /^\/(healthz|readyz)$/.test(request.url);
    if (!isHealth && !isOurHost(request.host, deps)) throw new ProblemError('misdirected');
  });
  const vault = cardVault(clock);
  app.addHook('onClose', async () => vault.close());

  pageRoutes(app, deps);
  tokenRoutes(app, { vault, clock, perMinute: deps.tokensPerMinute });
  chargeRoutes(app, { vault, ledger, apiKey, clock, stopped: lifecycle.stopped });
  return app;
}
