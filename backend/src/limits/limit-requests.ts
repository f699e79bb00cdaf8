import { addressOf, networkOf } from '@alisio/platform/serving';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { ProblemError } from '../problems/index.ts';

/** Routes that name a limit have it for each caller, counted in this process alone (`perMinute` of `route`). */
export const limitRequests = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(addressOf(request)),
    errorResponseBuilder: () => new ProblemError('rate-limited'),
  });
};

/** A limit that several routes have together. */
export type SharedLimit = onRequestAsyncHookHandler;

/** Requests a minute from one address to all routes that are given it. */
export const sharedLimit = (app: FastifyInstance, perMinute: number): SharedLimit =>
  app.rateLimit({ max: perMinute, timeWindow: 60_000 });
