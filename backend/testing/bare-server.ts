import { defaultLimits, Lifecycle, type Limits } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import type { TrustRule } from '../src/config/index.ts';
import { createHttpServer } from '../src/server/index.ts';

/** A server for the routes of one domain that needs no database. `log` collects its lines. */
export const bareServer = (
  log: string[] = [],
  limits: Partial<Limits> = {},
  trusts?: TrustRule,
): FastifyInstance =>
  createHttpServer({
    log: { level: 'info', stream: { write: (line) => log.push(line) } },
    lifecycle: new Lifecycle(),
    limits: { ...defaultLimits, ...limits },
    trusts,
    isReady: async () => true,
  });
