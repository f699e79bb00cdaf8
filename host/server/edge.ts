import {
  defaultLimits,
  faultOf,
  followRequests,
  guardConnections,
  Lifecycle,
  type Limits,
  type LogSettings,
  logOptions,
  requestIds,
  serverLimits,
  type Traces,
} from '@alisio/platform/serving';
import { type ReleaseStore, type Signer, timedStore, type Verifier } from '@alisio/platform/tooling/release';
import type { ProblemKind } from '@alisio/shared-contracts/problems';
import { COUNTRIES, LOCATION_COOKIE } from '@alisio/shared-contracts/visitor';
import Fastify, { type FastifyInstance } from 'fastify';
import { foundRoutes } from './found/found-routes.ts';
import { siteListings } from './found/listings.ts';
import { socialPictures } from './found/social/social-pictures.ts';
import { healthRoutes } from './health.ts';
import { errorAnswers } from './http/answer-error.ts';
import { createApiClient } from './http/api-client.ts';
import { apiProxy } from './http/api-proxy.ts';
import type { KeptTimes } from './http/kept-answer.ts';
import { hostFault, type PayOrigin, type SiteAddress } from './http/origins.ts';
import { isDisguised } from './http/own-addresses.ts';
import { commonHeaders, transportSecurity } from './http/security-headers.ts';
import { tellUnheardProxy } from './http/unheard-proxy.ts';
import { locateVisitors } from './http/visitor-location.ts';
import { oneTimeKey } from './operators/operator-gate.ts';
import { operatorSigner } from './operators/operator-signer.ts';
import { operatorsRoute } from './operators/operators-route.ts';
import {
  DRAWN_WITHIN_MS,
  HEAD_MS,
  type LoaderLimits,
  MOST_AHEAD,
  pageLoaders,
} from './page-loaders/page-loaders.ts';
import { drawAhead } from './pages/draw-ahead.ts';
import { KEPT_BYTES, keptPages } from './pages/kept-pages.ts';
import { pageRoute } from './pages/page-route.ts';
import type { RouteRule } from './pages/route-rules.ts';
import { staticFiles } from './pages/static-files.ts';
import { filesWithSource, releasesWithSource } from './releases/from-source.ts';
import { liveVersionsRoute } from './releases/live-versions.ts';
import { openReleases } from './releases/open-releases.ts';
import { otherEdges } from './releases/other-edges.ts';
import type { OverrideRules } from './releases/overrides.ts';
import { releasedFiles } from './releases/released-files.ts';
import { siteReleases } from './releases/site-releases.ts';
import { tellInSources } from './releases/source-places.ts';
import { tellKeys } from './releases/tell-keys.ts';
import { tellLooks } from './releases/tell-looks.ts';
import { verifiedFiles } from './releases/verified-files.ts';
import { wholeRegistryRoute } from './releases/whole-registry.ts';

/** How the edge asks itself for a page ahead: of any country, so that nobody is looked up who is not there. */
const AHEAD = { host: 'localhost', accept: 'text/html', cookie: `${LOCATION_COOKIE.name}=${COUNTRIES[0]}` };

export interface WebEdgeOptions {
  /** what is released, and the keys that it has to be signed with */
  site: { store: ReleaseStore; verifier: Verifier };
  /** public keys (PEM) that releases are verified with, to show them to edges of developers with all that is released; nobody sees it unless told */
  rootKeys?: string | undefined;
  /** milliseconds that a read of what is released may take */
  storeReadMs?: number | undefined;
  /** milliseconds between two looks at what is live; its own unless told */
  lookEveryMs?: number | undefined;
  /** where each edge of the site answers by itself; nobody else is asked unless told */
  edges?: readonly string[];
  /** milliseconds between two times of asking them; its own unless told */
  edgesEveryMs?: number;
  /** origin of the API, without a slash at the end */
  apiUrl: string;
  pay: PayOrigin;
  /** what the site goes by; this machine's own names unless told */
  address?: SiteAddress;
  limits?: Limits;
  /** of what the edge keeps of the API */
  keptTimes?: Partial<KeptTimes>;
  /** how long a page waits to be told where its visitor is, milliseconds; its own unless told */
  locatedWithinMs?: number;
  /** of pages' loaders; their own unless told */
  loaderLimits?: Partial<LoaderLimits>;
  /** of pages that were drawn, for those who would be given the same; its own unless told, 0 keeps none */
  keptBytes?: number;
  /** of released files that are held in memory; its own unless told */
  filesBytes?: number;
  /** number of trusted proxies in front; without it the socket's address is the visitor's */
  trustedHops?: number;
  /** whose wishes for other versions are heard; nobody's unless told */
  overrides?: OverrideRules;
  /** opens the operators' page; without it nobody can; false: there is none */
  operatorKey?: string | false | undefined;
  /** signs what operators do from their page; without it that only shows */
  signer?: Signer | undefined;
  /** the operator's own addresses; none unless told */
  rules?: readonly RouteRule[];
  /** milliseconds after which the shell counts a page as slow; its own number unless told */
  remoteTimeout?: number | undefined;
  /** of the process; without one it never ends */
  lifecycle?: Lifecycle;
  /** false is silent */
  logger?: LogSettings | false;
  /** where spans of its requests go; nowhere unless told */
  traces?: Traces | undefined;
}

/** Fastify's own refusals, by the status that it would have answered with. */
const KINDS: Readonly<Record<number, ProblemKind>> = {
  404: 'not-found',
  413: 'body-too-large',
  414: 'uri-too-long',
  415: 'unsupported-media-type',
};

function kindOf(error: unknown): ProblemKind {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return KINDS[status] ?? (status >= 400 && status < 500 ? 'malformed-request' : 'internal');
}

const HOST_FAULTS = { malformed: 'malformed-request', misdirected: 'misdirected' } as const;
/** Balancers and start scripts look here by whatever name the machine has; the refusal itself shows the mark. */
const BY_ANY_NAME = /^\/(healthz|readyz|favicon\.svg)(\?|$)/;
/** What a page is asked with; everything else is at `/api`. */
const PAGE_METHODS = ['GET', 'HEAD'];

/** The web edge: pages, released files, the API below `/api`. Not listening yet. */
export async function createWebEdge({
  site,
  rootKeys,
  storeReadMs,
  lookEveryMs,
  edges = [],
  edgesEveryMs,
  apiUrl,
  pay,
  address = {},
  limits = defaultLimits,
  keptTimes,
  locatedWithinMs,
  loaderLimits = {},
  keptBytes = KEPT_BYTES,
  filesBytes,
  trustedHops = 0,
  overrides = { allowed: false, origins: [] },
  operatorKey = oneTimeKey(),
  signer,
  rules = [],
  remoteTimeout,
  lifecycle = new Lifecycle(),
  logger = false,
  traces,
}: WebEdgeOptions): Promise<FastifyInstance> {
  const api = createApiClient(apiUrl, keptTimes);
  const answerError = errorAnswers(api, address);
  /** Without a proxy in front nobody's word on a request counts. */
  const trusts = () => trustedHops > 0;
  const app = Fastify({
    ...serverLimits(limits),
    logger: logger && logOptions(logger),
    genReqId: requestIds(trusts),
    trustProxy: (_address, hop) => hop < trustedHops,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 8192 },
    // Paths that cannot be decoded never reach a route.
    frameworkErrors: (error, request, reply) => void answerError(request, reply, kindOf(error)),
    return503OnClosing: false,
  });
  guardConnections(app, limits, () => trustedHops === 0);
  followRequests(app, { trusts, traces });
  if (trustedHops === 0) tellUnheardProxy(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders);
    if (request.protocol === 'https') reply.headers(transportSecurity);
    const target = request.raw.url ?? '/';
    const fault = faultOf(request.raw, limits.bodyBytes);
    const host = BY_ANY_NAME.test(target) ? undefined : hostFault(request, address);
    const kind = fault ?? (host && HOST_FAULTS[host]) ?? (isDisguised(target) ? 'not-found' : undefined);
    if (kind) {
      await answerError(request, reply, kind);
      return reply;
    }
  });
  app.addHook('onListen', async () => {
    // So that not even the first page has to wait for them.
    void api.site();
    void api.rates();
    void api.contacts();
  });
  app.setNotFoundHandler((request, reply) => {
    if (PAGE_METHODS.includes(request.method)) return answerError(request, reply, 'not-found');
    reply.header('allow', PAGE_METHODS.join(', '));
    return answerError(request, reply, 'method-not-allowed');
  });
  app.setErrorHandler((error, request, reply) => {
    const kind = kindOf(error);
    if (kind === 'internal') request.log.error({ err: error }, 'a request failed');
    return answerError(request, reply, kind);
  });

  const { allowed, fromSource } = overrides;
  const store = timedStore(site.store, storeReadMs);
  const stored = siteReleases(store, site.verifier, app.log, { lookEveryMs });
  const unwatch = stored.watch();
  app.addHook('onClose', async () => unwatch());
  const [untold, untoldKeys] = [tellLooks(stored), tellKeys(site.verifier)];
  app.addHook('onClose', async () => {
    untold();
    untoldKeys();
  });
  const source = allowed ? fromSource : undefined;
  const releases = source ? releasesWithSource(stored, source) : stored;
  const others = otherEdges(edges, stored, edgesEveryMs);
  const unasked = others.watch();
  app.addHook('onClose', async () => unasked());
  healthRoutes(app, { releases: stored, others, api, lifecycle });
  staticFiles(app);
  const listings = siteListings(api);
  const pictures = socialPictures();
  app.addHook('onClose', () => pictures.stop());
  foundRoutes(app, { releases, api, listings, pictures, address, answerError });
  const files = verifiedFiles(store, releases, filesBytes);
  releasedFiles(app, { files, answerError });
  liveVersionsRoute(app, releases);
  wholeRegistryRoute(app, { releases, answerError });
  if (rootKeys !== undefined) openReleases(app, { store, rootKeys, answerError });
  await apiProxy(app, { apiUrl, bodyBytes: limits.bodyBytes });
  const loaders = pageLoaders({
    files: source ? filesWithSource(files, source) : files,
    ...{ releases, api, limits: loaderLimits, operatorKey: operatorKey || undefined },
    ...(source ? { tellFault: tellInSources(source) } : {}),
  });
  app.addHook('onClose', () => loaders.stop());
  const kept = keptPages(keptBytes, { headMs: HEAD_MS, drawnWithinMs: DRAWN_WITHIN_MS, ...loaderLimits });
  app.addHook('onClose', async () => kept.stop());
  const page = pageRoute({
    releases,
    api,
    locate: locateVisitors(api, locatedWithinMs),
    loaders,
    pictures,
    kept,
    pay,
    address,
    rules,
    overrides,
    remoteTimeout,
    answerError,
  });
  if (operatorKey !== false)
    operatorsRoute(app, {
      store,
      verifier: site.verifier,
      releases: stored,
      api,
      loaders,
      key: operatorKey,
      operators: signer && operatorSigner(signer, site.verifier),
      answerError,
    });
  app.get('/*', page);
  if ((loaderLimits.drawnWithinMs ?? DRAWN_WITHIN_MS) > 0) {
    const ask = (url: string) =>
      app.inject({ url, headers: AHEAD }).catch((error: unknown) => {
        stored.report({ err: error }, 'a page could not be drawn ahead');
      });
    stored.follow(drawAhead(ask, loaderLimits.ahead ?? MOST_AHEAD));
  }
  return app;
}
