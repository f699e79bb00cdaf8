import type { FastifyInstance } from 'fastify';
import { createHttpServer } from '../src/server/index.ts';

/** A server for the routes of one domain that needs no database. `log` collects its lines. */
export const bareServer = (log: string[] = []): FastifyInstance =>
  createHttpServer({
    log: { level: 'info', stream: { write: (line) => log.push(line) } },
    lifecycle: { stopping: false },
    isReady: async () => true,
  });
