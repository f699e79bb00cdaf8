import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Limits,
  type LogLevel,
  type MetricsAddress,
  readLimits,
  readLogLevel,
  readMetrics,
  readTraces,
  type TracesSettings,
} from '@alisio/platform/serving';
import {
  createSigner,
  isOfOtherSite,
  readEdges,
  readLimit,
  type Signer,
} from '@alisio/platform/tooling/release';
import { API_WAIT_MS } from './http/api-client.ts';
import type { PayOrigin, SiteAddress } from './http/origins.ts';
import { LOCATED_WITHIN_MS } from './http/visitor-location.ts';
import { DRAWN_WITHIN_MS, MOST_AHEAD } from './page-loaders/page-loaders.ts';
import { drawThreads } from './page-loaders/pool.ts';
import { KEPT_BYTES } from './pages/kept-pages.ts';
import { type RouteRule, readRouteRules } from './pages/route-rules.ts';
import type { FromSource } from './releases/from-source.ts';
import type { OverrideRules } from './releases/overrides.ts';
import { FILES_BYTES } from './releases/verified-files.ts';

export interface EdgeSettings {
  port: number;
  /** of what is released, and of the keys */
  dataDir: string;
  /** milliseconds that a read of what is released may take */
  storeReadMs: number;
  /** where each edge of the site answers by itself */
  edges: string[];
  /** what is released is shown to edges of developers */
  opensReleases: boolean;
  overrides: OverrideRules;
  /** addresses of the operator's own, and where they lead (§2) */
  rules: RouteRule[];
  apiUrl: string;
  pay: PayOrigin;
  address: SiteAddress;
  limits: Limits;
  /** where metrics are told; nowhere unless set */
  metrics: MetricsAddress | undefined;
  /** where spans go; nowhere unless set */
  traces: TracesSettings | undefined;
  logLevel: LogLevel;
  keptTimes: { waitMs: number };
  /** `drawnWithinMs`: how long a page waits to be drawn; 0: browsers draw all pages. `ahead`: of how many new remotes a page is drawn before anybody asks. `threads`: that draw them */
  loaderLimits: { drawnWithinMs: number; ahead: number; threads: number };
  /** of pages that were drawn and are kept for others; 0 keeps none */
  keptBytes: number;
  /** of released files that are held in memory */
  filesBytes: number;
  /** how long a page waits to be told where its visitor is */
  locatedWithinMs: number;
  trustedHops: number;
  /** of the operators' page and of the API's summary of reports; nothing: one is made for this start; false: there is no such page */
  operatorKey: string | false | undefined;
  /** signs what operators do from their page; nothing: that only shows */
  signer: Signer | undefined;
  /** milliseconds after which the shell counts a page as slow; its own number unless told */
  remoteTimeout: number | undefined;
}

/** What keeps the edge from starting, as one sentence for a person. */
export class SettingsProblem extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

function whole(environment: Environment, name: string, fallback: number, highest: number): number {
  const text = environment[name] || String(fallback);
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= highest) return value;
  throw new SettingsProblem(`${name} must be a whole number from 0 to ${highest}.`);
}

function origin(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  if (!text) return undefined;
  if (!URL.canParse(text))
    throw new SettingsProblem(`${name} must be an address such as https://example.com.`);
  return new URL(text).origin;
}

const ANY_LOCAL_PORT = 'http://localhost:*';

/** `https://qa.example`, or with any port: `http://localhost:*`. */
function overrideOrigin(text: string): string {
  const [address, ports] = text.endsWith(':*') ? [text.slice(0, -2), ':*'] : [text, ''];
  const isOrigin =
    /^https?:/.test(address) &&
    URL.canParse(address) &&
    new URL(address).origin === address &&
    !address.includes('*');
  if (isOrigin && !(ports && new URL(address).port)) return `${address}${ports}`;
  throw new SettingsProblem(
    `OVERRIDE_ORIGINS must be origins with commas between them, such as https://qa.example,${ANY_LOCAL_PORT}; ${text} is none.`,
  );
}

/** `mf-flights@http://localhost:5101,…` */
function remotesFromSource(text: string): Map<string, string> {
  const parts = text.split(',').map((part) => part.trim());
  return new Map(
    parts.filter(Boolean).map((part): [string, string] => {
      const [, name, address] = /^(mf-[a-z][a-z0-9-]*)@(https?:.+)$/.exec(part) ?? [];
      if (name && address && URL.canParse(address)) return [name, new URL(address).origin];
      throw new SettingsProblem(
        `DEV_REMOTES must be such as mf-flights@http://localhost:5101, with commas between them; ${part} is none.`,
      );
    }),
  );
}

/** Development servers in the place of releases; nothing where none is named. */
function fromSource(environment: Environment): FromSource | undefined {
  const host = origin(environment, 'DEV_HOST');
  const remotes = remotesFromSource(environment.DEV_REMOTES ?? '');
  return host !== undefined || remotes.size > 0 ? { host, remotes } : undefined;
}

/** `OVERRIDES=on` hears `?mf=`; `OVERRIDE_ORIGINS`, with commas, says where code may come from then. */
function overrideRules(environment: Environment): OverrideRules {
  const { OVERRIDES, OVERRIDE_ORIGINS } = environment;
  if (OVERRIDES && !['on', 'off'].includes(OVERRIDES)) throw new SettingsProblem('OVERRIDES is on or off.');
  const texts = (OVERRIDE_ORIGINS || ANY_LOCAL_PORT).split(',').map((text) => text.trim());
  return {
    allowed: OVERRIDES === 'on',
    origins: texts.filter(Boolean).map(overrideOrigin),
    fromSource: fromSource(environment),
  };
}

/** `OPEN_RELEASES=on` */
function opensReleases({ OPEN_RELEASES }: Environment): boolean {
  if (OPEN_RELEASES && !['on', 'off'].includes(OPEN_RELEASES))
    throw new SettingsProblem('OPEN_RELEASES is on or off.');
  return OPEN_RELEASES === 'on';
}

/** `https://seguros.example,…`: where rules may lead off the site. */
function routeTargets({ ROUTE_TARGETS }: Environment, own: string | undefined): string[] {
  const texts = (ROUTE_TARGETS ?? '').split(',').map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    const url = URL.parse(text);
    if (url?.protocol === 'https:' && url.origin === text && text !== own) return text;
    throw new SettingsProblem(
      `ROUTE_TARGETS must be https origins of others, with commas between them; ${text} is none.`,
    );
  });
}

/** The rules in the file that `ROUTE_RULES_FILE` names; none without one. */
function routeRules(environment: Environment): RouteRule[] {
  const { ROUTE_RULES_FILE: file } = environment;
  const targets = routeTargets(environment, origin(environment, 'SITE_URL'));
  if (!file) return [];
  try {
    return readRouteRules(readFileSync(file, 'utf8'), targets);
  } catch (error) {
    throw new SettingsProblem(
      `ROUTE_RULES_FILE: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
    );
  }
}

/** `www.alisio.example,alisio.internal`: names without ports. */
function hosts({ SITE_HOSTS }: Environment): string[] {
  const names = (SITE_HOSTS ?? '').split(',').map((name) => name.trim().toLowerCase());
  return names.filter(Boolean).map((name) => {
    if (/^([a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(name)) return name;
    throw new SettingsProblem(
      `SITE_HOSTS must be names without ports, with commas between them; ${name} is none.`,
    );
  });
}

type SharedSettings = Pick<EdgeSettings, 'limits' | 'metrics' | 'traces' | 'logLevel'>;

/** What all servers take alike. @throws SettingsProblem */
function sharedSettings(environment: Environment): SharedSettings {
  try {
    return {
      limits: readLimits(environment),
      metrics: readMetrics(environment),
      traces: readTraces(environment),
      logLevel: readLogLevel(environment),
    };
  } catch (error) {
    throw new SettingsProblem(error instanceof Error ? error.message : 'The limits are wrong.');
  }
}

/** @throws SettingsProblem */
function edgesOf(environment: Environment): string[] {
  try {
    return readEdges(environment);
  } catch (error) {
    throw new SettingsProblem(error instanceof Error ? error.message : 'FLEET is wrong.');
  }
}

const MB = 1024 * 1024;
const MOST_THREADS = 16;
const SHORTEST_KEY = 16;

/** An edge that shows another site's releases has no operators but those whom somebody names. */
function operatorKey(environment: Environment): string | false | undefined {
  const { OPERATOR_KEY } = environment;
  if (!OPERATOR_KEY) return isOfOtherSite(environment) ? false : undefined;
  if (OPERATOR_KEY.length >= SHORTEST_KEY) return OPERATOR_KEY;
  throw new SettingsProblem(`OPERATOR_KEY must have ${SHORTEST_KEY} characters or more.`);
}

/** The key in the file that `OPERATOR_SIGNING_KEY_FILE` names; none without one. @throws SettingsProblem */
function signerOf({ OPERATOR_SIGNING_KEY_FILE: file }: Environment): Signer | undefined {
  if (!file) return undefined;
  try {
    return createSigner(readFileSync(file, 'utf8'));
  } catch {
    throw new SettingsProblem('OPERATOR_SIGNING_KEY_FILE must name a file with an Ed25519 private key.');
  }
}

/**
 * `PORT` (3000), `API_URL` or `API_PORT` (4000), `PAY_ORIGIN` or `PAY_PORT` (4001), `DATA_DIR` (`.data`),
 * `STORE_READ_MS` (3000), `FLEET` (none: the only edge), `TRUSTED_HOPS` (0: nobody in front), `OVERRIDES` (off), `OPEN_RELEASES` (off: `npm run dev -- mf-x --site` is for sites that show what is released), `OVERRIDE_ORIGINS` (`http://localhost:*`); only heard with `OVERRIDES=on`:
 * `DEV_HOST` and `DEV_REMOTES`, where the shell and remotes come from source; `OPERATOR_KEY` (none: one is
 * made for this start, or there is no operators' page where `RELEASE_STORE` is another site); `OPERATOR_SIGNING_KEY_FILE` (none: their page only shows); `REMOTE_TIMEOUT_MS` (the shell's own 4500); `ROUTE_RULES_FILE` (none) and `ROUTE_TARGETS` (none: rules lead nowhere else); `SITE_URL` (none: the name that a visitor came by),
 * `SITE_HOSTS` (this machine's names alone), `API_WAIT_MS` (300), `LOCATED_WITHIN_MS` (50), `DRAWN_WITHIN_MS` (300; 0: browsers draw all pages), `DRAW_THREADS` (a core less than there are, 1 to 4), `DRAWN_AHEAD` (12 pages of a new revision), `KEPT_PAGES_MB` (32), `KEPT_FILES_MB` (96), and the limits of `platform/serving`.
 * @throws SettingsProblem
 */
export function readSettings(environment: Environment): EdgeSettings {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const apiPort = whole(environment, 'API_PORT', 4000, 65535);
  return {
    port: whole(environment, 'PORT', 3000, 65535),
    dataDir: resolve(root, environment.DATA_DIR || '.data'),
    storeReadMs: readLimit(environment),
    edges: edgesOf(environment),
    opensReleases: opensReleases(environment),
    overrides: overrideRules(environment),
    rules: routeRules(environment),
    apiUrl: origin(environment, 'API_URL') ?? `http://127.0.0.1:${apiPort}`,
    pay: origin(environment, 'PAY_ORIGIN') ?? whole(environment, 'PAY_PORT', 4001, 65535),
    address: { link: origin(environment, 'SITE_URL'), hosts: hosts(environment) },
    ...sharedSettings(environment),
    keptTimes: { waitMs: whole(environment, 'API_WAIT_MS', API_WAIT_MS, 10_000) },
    loaderLimits: {
      drawnWithinMs: whole(environment, 'DRAWN_WITHIN_MS', DRAWN_WITHIN_MS, 10_000),
      ahead: whole(environment, 'DRAWN_AHEAD', MOST_AHEAD, 1000),
      threads: whole(environment, 'DRAW_THREADS', drawThreads(availableParallelism()), MOST_THREADS) || 1,
    },
    filesBytes: whole(environment, 'KEPT_FILES_MB', FILES_BYTES / MB, 65_536) * MB,
    keptBytes: whole(environment, 'KEPT_PAGES_MB', KEPT_BYTES / MB, 4096) * MB,
    locatedWithinMs: whole(environment, 'LOCATED_WITHIN_MS', LOCATED_WITHIN_MS, 10_000),
    trustedHops: whole(environment, 'TRUSTED_HOPS', 0, 10),
    operatorKey: operatorKey(environment),
    signer: signerOf(environment),
    remoteTimeout: environment.REMOTE_TIMEOUT_MS
      ? whole(environment, 'REMOTE_TIMEOUT_MS', 0, 60_000)
      : undefined,
  };
}
