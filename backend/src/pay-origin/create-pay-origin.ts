import type { Lifecycle, Limits, LogSettings, Traces } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import type { TrustRule } from '../config/index.ts';
import { limitRequests } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import { createHttpServer } from '../server/index.ts';
import type { Books } from './books/index.ts';
import { cardVault } from './card-vault.ts';
import { chargeRoutes } from './charge-routes.ts';
import { hostedRoutes } from './hosted/hosted-routes.ts';
import { pageCalls } from './hosted/page-calls.ts';
import { pagePayments } from './hosted/page-payment.ts';
import { pageRoutes } from './page-routes.ts';
import { isOurHost, type ParentRule } from './parent-origin.ts';
import { startNotices } from './send-notices.ts';
import { tokenRoutes } from './token-routes.ts';

export interface PayOriginDeps extends ParentRule {
  books: Books;
  apiKey: string;
  /** UTC milliseconds */
  clock: () => number;
  lifecycle: Lifecycle;
  limits: Limits;
  /** this machine unless told */
  trusts?: TrustRule | undefined;
  log: LogSettings;
  /** where spans of its requests go; nowhere unless told */
  traces?: Traces | undefined;
  tokensPerMinute: number;
  /** where browsers reach the pages: an origin, or the port on the host of the shop */
  payOrigin: string | number;
  /** who is told what happened on a page; nobody when absent */
  noticesTo?: string | undefined;
}

/** The sandbox payment provider: a page with card fields for browsers, charges for whoever holds its key. */
export async function createPayOrigin(deps: PayOriginDeps): Promise<FastifyInstance> {
  const { books, apiKey, clock, lifecycle, limits, trusts, log, traces } = deps;
  const app = createHttpServer({ log, lifecycle, limits, trusts, traces, isReady: books.isOpen });
  await limitRequests(app, books.requestCounts);
  app.addHook('onRequest', async (request) => {
    const isHealth = /^\/(healthz|readyz)$/.test(request.url);
    if (!isHealth && !isOurHost(request.host, deps)) throw new ProblemError('misdirected');
  });

  pageRoutes(app, deps);
  tokenRoutes(app, { vault: cardVault(books.secrets), clock, perMinute: deps.tokensPerMinute });
  const payments = pagePayments({ books, clock });
  pageCalls(app, { ...deps, payments });
  await hostedRoutes(app, { books, payments, clock, perMinute: deps.tokensPerMinute });
  if (deps.noticesTo !== undefined) {
    const stop = startNotices({
      notices: books.ledger.notices,
      url: deps.noticesTo,
      apiKey,
      clock,
      onFailure: (error) => app.log.error({ err: error }, 'notices are not sent'),
    });
    app.addHook('onClose', stop);
  }
  chargeRoutes(app, { books, apiKey, clock, stopped: lifecycle.stopped });
  return app;
}
