import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/index.ts';

/** Whose token this is, or nobody's: the id of a session that has not ended. */
export type FindSession = (token: string) => Promise<string | undefined>;

const sessionIds = new WeakMap<FastifyRequest, string>();
const finders = new WeakMap<object, FindSession>();

/** Tells a server how to recognise session tokens. */
export function guardSessions(app: FastifyInstance, find: FindSession): void {
  finders.set(app.server, find);
}

/**
 * Lets a request pass when its bearer token (RFC 6750) is that of a session; runs before the body is read.
 * @throws ProblemError session-required
 */
export async function authenticate(this: FastifyInstance, request: FastifyRequest): Promise<void> {
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const sessionId = token && (await finders.get(this.server)?.(token));
  if (!sessionId) throw new ProblemError('session-required', { headers: { 'www-authenticate': 'Bearer' } });
  sessionIds.set(request, sessionId);
}

/** The session of a request that `authenticate` let pass. */
export function sessionOf(request: FastifyRequest): string {
  const sessionId = sessionIds.get(request);
  if (!sessionId) throw new ProblemError('session-required');
  return sessionId;
}
