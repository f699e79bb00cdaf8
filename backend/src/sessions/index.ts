import { startSession } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../server/index.ts';
import { openSession, type SessionDeps } from './session-service.ts';

export { findSession, isSessionOf, SESSION_IDLE_MS, type SessionDeps } from './session-service.ts';

/** POST /user/session/start (§7) */
export function sessionRoutes(app: FastifyInstance, deps: SessionDeps & { sessionsPerMinute: number }): void {
  route(app, startSession, ({ body }) => openSession(deps, body.agentId), {
    perMinute: deps.sessionsPerMinute,
  });
}
