import { AsyncLocalStorage } from 'node:async_hooks';
import { addressOf, networkOf } from '@alisio/platform/serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const callers = new AsyncLocalStorage<string>();

/** By what a caller is named wherever something is counted for them: their address, of IPv6 its network. */
export const callerOf = (request: FastifyRequest): string => networkOf(addressOf(request));

/** Whose request is answered by what asks this; nobody's for what the process does of itself. */
export const callerNow = (): string | undefined => callers.getStore();

/** From here on `callerNow` knows in all that handlers of later routes begin. Behind the body, whose reading forgets it. */
export const rememberCallers = (app: FastifyInstance): void => {
  app.addHook('preHandler', (request, _reply, done) => callers.run(callerOf(request), done));
};
