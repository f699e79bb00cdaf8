import { startSession } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../server/index.ts';
import { openSession, type SessionDeps } from './session-service.ts';

export function sessionRoutes(app: FastifyInstance, deps: SessionDeps & { sessionsPerMinute: number }): void {
  route(app, startSession, ({ body }) => openSession(deps, body), { perMinute: deps.sessionsPerMinute });
}
