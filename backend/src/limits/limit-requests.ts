import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { callerOf, rememberCallers } from './callers.ts';
import { countsInMemory, type RequestCounts } from './request-counts.ts';

/** Each route's own; what several have together is named by whoever gives it to them. */
const routeOf = ({ method, routeOptions: { url = '' } }: FastifyRequest): string => `${method} ${url}`;

/** Keys say what is counted: one store is enough for all. */
function storeOf(counts: RequestCounts) {
  return class implements FastifyRateLimitStore {
    incr(...[key, callback, windowMs, most]: Parameters<FastifyRateLimitStore['incr']>): void {
      callback(null, counts.count(key, windowMs, most));
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

/**
 * Routes that name a limit have it for each caller (`perMinute` of `route`); and whatever their handlers begin knows whose
 * it is (`callerNow`).
 * @param counts what is counted, of all processes together: see `sharedCounts`; of this process alone unless told
 */
export const limitRequests = async (
  app: FastifyInstance,
  counts: RequestCounts = countsInMemory(),
): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    store: storeOf(counts),
    keyGenerator: (request) => `${routeOf(request)} ${callerOf(request)}`,
    errorResponseBuilder: () => new ProblemError('rate-limited'),
  });
  rememberCallers(app);
};

/** A limit that several routes have together. */
export type SharedLimit = onRequestAsyncHookHandler;

const together = (name: string, perMinute: number) => ({
  max: perMinute,
  timeWindow: 60_000,
  keyGenerator: (request: FastifyRequest) => `${name} ${callerOf(request)}`,
});

/** Requests a minute from one address to all routes that are given it. `name`: of no other limit */
export const sharedLimit = (app: FastifyInstance, name: string, perMinute: number): SharedLimit =>
  app.rateLimit(together(name, perMinute));

/** Counts a request that it is given. @throws ProblemError rate-limited */
export type CountedLimit = (request: FastifyRequest) => Promise<void>;

/**
 * A limit that a handler counts on itself, for what not each of its requests asks for. So many a minute from one
 * address; the limits of `limitRequests` must be there.
 * @param name of no other limit
 * @returns counts a request. @throws ProblemError rate-limited, with `Retry-After`
 */
export function countedLimit(app: FastifyInstance, name: string, perMinute: number): CountedLimit {
  const count = app.createRateLimit(together(name, perMinute));
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new ProblemError('rate-limited', { headers: { 'retry-after': String(counted.ttlInSeconds) } });
  };
}
