import type { FastifyInstance } from 'fastify';
import { createWebEdge, type WebEdgeOptions } from '../edge.ts';
import { type ApiFixture, apiFixture } from './api-fixture.ts';
import { type SiteFixture, siteFixture } from './site-fixture.ts';
import { untilShown } from './until-shown.ts';

/** Nobody waits a second for what a test has moved. */
const LOOK_EVERY_MS = 10;

interface Answer {
  statusCode: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
}

export interface EdgeFixture {
  site: SiteFixture;
  api: ApiFixture;
  edge: FastifyInstance;
  /** what was logged as a warning or worse, in order */
  logged: { msg: string; [detail: string]: unknown }[];
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  /** Another edge of the same site, as after a restart. */
  another(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/** A web edge over a site in memory. Nothing is live yet; what is moved through the fixture, the edge has then. */
export async function edgeFixture(options: Partial<WebEdgeOptions> = {}): Promise<EdgeFixture> {
  const site = await siteFixture();
  const api = await apiFixture();
  const logged: EdgeFixture['logged'] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const another = () =>
    createWebEdge({
      site: site.site,
      apiUrl: api.url,
      pay: 4001,
      lookEveryMs: LOOK_EVERY_MS,
      logger: { level: 'warn', stream },
      ...options,
    });
  const edge = await another();
  const { move, change, release } = site;
  return {
    site: {
      ...site,
      async move(registry) {
        await move(registry);
        await untilShown(edge, site.site);
      },
      async change(decide) {
        const moved = await change(decide);
        await untilShown(edge, site.site);
        return moved;
      },
      async release(claims) {
        await release(claims);
        await untilShown(edge, site.site);
      },
    },
    api,
    edge,
    logged,
    get: (url, headers = {}) =>
      edge.inject({ method: 'GET', url, headers: { host: 'localhost', accept: 'text/html', ...headers } }),
    another,
    async close() {
      await edge.close();
      await api.close();
    },
  };
}
