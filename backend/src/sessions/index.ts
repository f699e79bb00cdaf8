import { startSession } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../server/index.ts';
import { openSession, type SessionDeps } from './session-service.ts';

export { findSession, SESSION_IDLE_MS } from './session-service.ts';

/** POST /user/session/start (§7) */
export function sessionRoutes(app: FastifyInstance, deps: SessionDeps & { sessionsPerMinute: number }): void {
  route(app, startSession, () => openSession(deps), { perMinute: deps.sessionsPerMinute });
}
