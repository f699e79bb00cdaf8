import type { FastifyInstance } from 'fastify';
import { createWebEdge, type WebEdgeOptions } from '../edge.ts';
import { type ApiFixture, apiFixture } from './api-fixture.ts';
import { type SiteFixture, siteFixture } from './site-fixture.ts';

/** Of operators. */
export const KEY = 'operators-0123456789';

export interface OperatorsSite {
  fixture: SiteFixture;
  api: ApiFixture;
  /** An edge of the site, with `KEY` unless told. */
  start(options?: Partial<WebEdgeOptions>): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/** A site in memory with an API, for the page that operators look at. */
export async function operatorsSite(): Promise<OperatorsSite> {
  const [fixture, api] = await Promise.all([siteFixture(), apiFixture()]);
  const open: FastifyInstance[] = [];
  return {
    fixture,
    api,
    async start(options = {}) {
      const edge = await createWebEdge({
        site: fixture.site,
        apiUrl: api.url,
        pay: 4001,
        operatorKey: KEY,
        address: { hosts: ['shop.example'] },
        ...options,
      });
      open.push(edge);
      return edge;
    },
    async close() {
      await Promise.all(open.map((edge) => edge.close()));
      await api.close();
    },
  };
}

/** The header of who gives `name:password`. */
export const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` });

export const look = (
  edge: FastifyInstance,
  more: { headers?: Record<string, string>; remoteAddress?: string } = {},
  url = '/_operators',
) => edge.inject({ method: 'GET', url, ...more });

/** As somebody with the key. */
export const lookInside = (edge: FastifyInstance, headers: Record<string, string> = {}, url?: string) =>
  look(edge, { headers: { ...basic(`ana:${KEY}`), ...headers } }, url);
