import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { callerOf, rememberCallers } from './callers.ts';

/**
 * Routes that name a limit have it for each caller, counted in this process alone (`perMinute` of `route`); and whatever
 * their handlers begin knows whose it is (`callerNow`).
 */
export const limitRequests = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: callerOf,
    errorResponseBuilder: () => new ProblemError('rate-limited'),
  });
  rememberCallers(app);
};

/** A limit that several routes have together. */
export type SharedLimit = onRequestAsyncHookHandler;

/** Requests a minute from one address to all routes that are given it. */
export const sharedLimit = (app: FastifyInstance, perMinute: number): SharedLimit =>
  app.rateLimit({ max: perMinute, timeWindow: 60_000 });

/** Counts a request that it is given. @throws ProblemError rate-limited */
export type CountedLimit = (request: FastifyRequest) => Promise<void>;

/**
 * A limit that a handler counts on itself, for what not each of its requests asks for. So many a minute from one
 * address; the limits of `limitRequests` must be there.
 * @returns counts a request. @throws ProblemError rate-limited, with `Retry-After`
 */
export function countedLimit(app: FastifyInstance, perMinute: number): CountedLimit {
  const count = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new ProblemError('rate-limited', { headers: { 'retry-after': String(counted.ttlInSeconds) } });
  };
}
