import type { Lifecycle, Limits, LogSettings, Traces } from '@alisio/platform/serving';
import type { ExchangeRates } from '@alisio/shared-contracts/visitor';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { TrustRule } from './config/index.ts';
import { contactRoutes } from './contacts/index.ts';
import { enquiryRoutes, type KnowsEnquiry } from './enquiries/index.ts';
import { exchangeRoutes } from './exchange/index.ts';
import { iconRoutes } from './icons/index.ts';
import {
  type CountedLimit,
  countedLimit,
  limitRequests,
  type RequestCounts,
  type SharedLimit,
  sharedLimit,
} from './limits/index.ts';
import {
  noticeRoutes,
  type OrderDeps,
  type OrderLimits,
  orderRoutes,
  unbookedRoutes,
} from './orders/index.ts';
import type { SiteRule } from './payments/index.ts';
import { type CallerLimits, type IsReleased, reportRoutes } from './reports/index.ts';
import { createHttpServer, describeApi, guardSessions } from './server/index.ts';
import { findSession, sessionRoutes } from './sessions/index.ts';
import { type Site, siteRoutes } from './site/index.ts';
import { type LocationService, visitorRoutes } from './visitors/index.ts';

export interface ApiDeps extends Omit<OrderDeps, 'log'> {
  log: LogSettings;
  /** where spans of its requests go; nowhere unless told */
  traces?: Traces | undefined;
  lifecycle: Lifecycle;
  /** of all processes together; of this one alone unless told */
  requestCounts?: RequestCounts | undefined;
  connectionLimits: Limits;
  /** this machine unless told */
  trusts?: TrustRule | undefined;
  site: Site;
  /** where a payment provider may send visitors back */
  returnsTo: SiteRule;
  rates: ExchangeRates;
  location: LocationService;
  /** where browsers have the site; of what is written to people */
  siteUrl?: string | undefined;
  limits: Omit<OrderLimits, 'ordersLimit'> & {
    sessionsPerMinute: number;
    /** from one address, of all calls together that make an order or name a card for it */
    ordersPerMinute: number;
    /** from one address, of all computed searches together, whatever is sold: beside what each route has */
    searchesPerMinute: number;
    enquiriesPerMinute: number;
    /** from one address, of all presses to call together, whatever is sold: each comes into the agents' queue */
    callsPerMinute: number;
    reportsPerMinute: number;
    reportsPerCaller: CallerLimits;
  };
  /** which versions reports can be of, without a share for inventions */
  isReleased: IsReleased;
  /** opens what is for operators; without it nobody can open it */
  operatorKey?: string | undefined;
  /** opens what is for agents, as the operators' does */
  agentKey?: string | undefined;
  /** by product: whether what an enquiry says is of something that is sold */
  knowsEnquiries?: ReadonlyMap<string, KnowsEnquiry> | undefined;
  /** the other domains' routes */
  domains: readonly ((app: FastifyInstance, limits: DomainLimits) => void | Promise<void>)[];
}

/** What routes of several domains may be asked together. */
export interface DomainLimits {
  /** of whatever makes an order */
  ordersLimit: SharedLimit;
  /** of whatever is computed on the threads of searches */
  searchesLimit: SharedLimit;
  /** of whatever comes into the agents' queue as a call */
  callsLimit: CountedLimit;
}

/** The API of §7 as one server that listens to nothing yet. */
export async function createApi(deps: ApiDeps): Promise<FastifyInstance> {
  const { db, clock, lifecycle, limits, site, location } = deps;
  const app = createHttpServer({
    log: deps.log,
    lifecycle,
    limits: deps.connectionLimits,
    trusts: deps.trusts,
    traces: deps.traces,
    isReady: () => sql`select 1`.execute(db).then(() => true),
  });
  await describeApi(app);
  await limitRequests(app, deps.requestCounts);
  guardSessions(app, (token) => findSession({ db, clock }, token));

  siteRoutes(app, site.configuration);
  contactRoutes(app, site.contacts);
  visitorRoutes(app, { location, allowedCurrencies: site.configuration.allowedCurrencies });
  exchangeRoutes(app, deps.rates);
  iconRoutes(app);
  enquiryRoutes(app, {
    db,
    clock,
    enquiriesPerMinute: limits.enquiriesPerMinute,
    knows: deps.knowsEnquiries,
    keys: [deps.agentKey, deps.operatorKey],
  });
  reportRoutes(app, {
    db,
    clock,
    reportsPerMinute: limits.reportsPerMinute,
    perCaller: limits.reportsPerCaller,
    isReleased: deps.isReleased,
    operatorKey: deps.operatorKey,
  });
  sessionRoutes(app, { db, clock, sessionsPerMinute: limits.sessionsPerMinute });
  const ordersLimit = sharedLimit(app, 'orders', limits.ordersPerMinute);
  orderRoutes(app, { ...deps, log: app.log }, { ...limits, ordersLimit }, deps.returnsTo);
  await noticeRoutes(app, { ...deps, log: app.log });
  unbookedRoutes(app, { db, operatorKey: deps.operatorKey });
  const searchesLimit = countedLimit(app, 'searches', limits.searchesPerMinute);
  const callsLimit = countedLimit(app, 'calls', limits.callsPerMinute);
  for (const domain of deps.domains) await domain(app, { ordersLimit, searchesLimit, callsLimit });
  return app;
}
