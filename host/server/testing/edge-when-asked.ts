import type { FastifyInstance } from 'fastify';
import { createWebEdge, type WebEdgeOptions } from '../edge.ts';

/**
 * An edge that begins when it is asked first, and has looked at the site then: what a test puts there before needs no
 * wait. After `close` the next request begins another one.
 * @param accept what requests take unless they say so
 */
export function edgeWhenAsked(options: () => WebEdgeOptions, accept = 'text/html') {
  let edge: FastifyInstance | undefined;
  const begun = async (): Promise<FastifyInstance> => {
    edge ??= await createWebEdge(options());
    return edge;
  };
  return {
    begun,
    get: async (url: string, headers: Record<string, string> = {}) =>
      (await begun()).inject({ method: 'GET', url, headers: { host: 'localhost', accept, ...headers } }),
    async close() {
      await edge?.close();
      edge = undefined;
    },
  };
}
