import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Compiler, type Configuration, rspack, type Stats, type StatsCompilation } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { pagesWith } from '../build/server-half.ts';
import { SERVED_HALF_PATH, SERVED_MAP_PATH, SERVED_RELEASE_PATH } from './served-release.ts';
import { type Built, type WatchedHalf, watchHalf } from './watched-half.ts';

type DevServerOptions = ConstructorParameters<typeof RspackDevServer>[0];

export interface DevServerPlan {
  name: string;
  /** `http://localhost:5101`: all that it serves is below it */
  origin: string;
  configuration: Configuration;
  /** origins whose pages may load what is served here */
  sites: readonly string[];
  /** what the edge runs of it; without one browsers draw its pages */
  half?: Configuration;
  /** answer of `SERVED_RELEASE_PATH`, made anew for each request; without it there is none */
  facts?: (built: Built) => Promise<object>;
  /** answers before the built files do */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** further options of the server */
  options?: DevServerOptions;
}

export interface DevServer {
  /** @returns true when the first build compiled */
  ready: Promise<boolean>;
  stop(): Promise<void>;
}

/** One mistake can break many files after it: the first ones say enough. */
const MOST_ERRORS = 3;

function firstErrors(stats: Stats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  const shown = errors
    .slice(0, MOST_ERRORS)
    .map(({ moduleName = '', message }) => `${moduleName}\n${message}`.trim());
  const more = errors.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n\n');
}

/** Of the statistics, what says which page's module exports what. */
const EXPORTS = {
  all: false,
  chunkGroups: true,
  chunks: true,
  chunkModules: true,
  ids: true,
  providedExports: true,
  chunkModulesSpace: Number.POSITIVE_INFINITY,
} as const;

interface Followed {
  /** whether the first build compiled */
  ready: Promise<boolean>;
  /** of the last build that compiled */
  pagesWith: Built['pagesWith'];
}

/** Says each build in the terminal. */
function follow(compiler: Compiler, name: string): Followed {
  let first = true;
  let healthy = true;
  let exported: StatsCompilation = {};
  const ready = new Promise<boolean>((resolve) => {
    compiler.hooks.done.tap('alisio-dev', (stats: Stats) => {
      const good = !stats.hasErrors();
      if (good) exported = stats.toJson(EXPORTS);
      else console.error(firstErrors(stats));
      if (!first && good) {
        const { startTime = 0, endTime = 0 } = stats;
        console.info(`· ${name}: ${healthy ? 'updated' : 'compiles again'} (${endTime - startTime} ms)`);
      }
      healthy = good;
      first = false;
      resolve(good);
    });
  });
  return { ready, pagesWith: (exportName, pages) => pagesWith(exportName, exported, pages) };
}

/** Only pages of the given sites may read a team's sources; a page of another origin gets no permission. */
const permission = (sites: readonly string[], { headers }: IncomingMessage): Record<string, string> => ({
  vary: 'origin',
  ...(headers.origin && sites.includes(headers.origin)
    ? { 'access-control-allow-origin': headers.origin }
    : {}),
});

function answerFacts(
  { facts, sites, name }: DevServerPlan,
  pagesWith: Built['pagesWith'],
  half?: WatchedHalf,
) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [path] = request.url?.split('?') ?? [];
    const headers = { ...permission(sites, request), 'cache-control': 'no-store' };
    if (half && (path === SERVED_HALF_PATH || path === SERVED_MAP_PATH)) {
      const now = await half.now();
      const text = path === SERVED_MAP_PATH ? now?.map : now?.source;
      return response.writeHead(text === undefined ? 404 : 200, headers).end(text);
    }
    if (!facts || path !== SERVED_RELEASE_PATH) return next();
    try {
      const body = JSON.stringify(await facts({ half: await half?.now(), pagesWith }));
      response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(body);
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message : error}`);
      response.writeHead(500, headers).end();
    }
  };
}

/**
 * Compiles and serves one workspace, and tells its pages of each edit.
 * @throws an error with `code: 'EADDRINUSE'` when the port is taken
 */
export async function startDevServer(plan: DevServerPlan): Promise<DevServer> {
  const { name, origin, configuration, sites, options } = plan;
  const { port } = new URL(origin);
  const compiler = rspack(configuration);
  if (!compiler) throw new Error(`${name}: the compiler could not begin.`);
  const { ready, pagesWith } = follow(compiler, name);
  const half = plan.half && (await watchHalf(name, plan.half));
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: true,
      compress: false,
      static: false,
      setupExitSignals: false,
      allowedHosts: ['localhost', '127.0.0.1', ...sites.map((site) => new URL(site).hostname)],
      headers: (request: IncomingMessage) => permission(sites, request),
      client: {
        // The page's policy allows no frame: the console and the terminal say what does not compile.
        overlay: false,
        logging: 'error',
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      setupMiddlewares: (middlewares) => [
        { name: 'release-facts', middleware: answerFacts(plan, pagesWith, half) },
        ...(plan.middleware ? [{ name: 'page', middleware: plan.middleware }] : []),
        ...middlewares,
      ],
      ...options,
    },
    compiler,
  );
  await server.start();
  return {
    ready: Promise.all([ready, half?.now()]).then(([compiled]) => compiled),
    stop: async () => void (await Promise.all([server.stop(), half?.stop()])),
  };
}
