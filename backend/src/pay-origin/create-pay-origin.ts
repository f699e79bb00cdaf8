import type { Lifecycle, Limits } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import type { TrustRule } from '../config/index.ts';
import { limitRequests } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import { createHttpServer } from '../server/index.ts';
import type { LogSettings } from '../server/logging.ts';
import { cardVault } from './card-vault.ts';
import { chargeRoutes } from './charge-routes.ts';
import { hostedRoutes } from './hosted/hosted-routes.ts';
import { pageCalls } from './hosted/page-calls.ts';
import { pagePayments } from './hosted/page-payment.ts';
import type { Ledger } from './ledger.ts';
import { pageRoutes } from './page-routes.ts';
import { isOurHost, type ParentRule } from './parent-origin.ts';
import { startNotices } from './send-notices.ts';
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
  /** where browsers reach the pages: an origin, or the port on the host of the shop */
  payOrigin: string | number;
  /** who is told what happened on a page; nobody when absent */
  noticesTo?: string | undefined;
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
  const payments = pagePayments({ ledger, vault, clock });
  pageCalls(app, { ...deps, payments });
  await hostedRoutes(app, { ledger, payments, clock, perMinute: deps.tokensPerMinute });
  if (deps.noticesTo !== undefined) {
    const stop = startNotices({ notices: ledger.notices, url: deps.noticesTo, apiKey, clock });
    app.addHook('onClose', stop);
  }
  chargeRoutes(app, { vault, ledger, apiKey, clock, stopped: lifecycle.stopped });
  return app;
}
