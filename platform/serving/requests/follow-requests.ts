import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countRequests } from '../metrics/index.ts';
import { SpanStatusCode, type Traces } from '../traces/index.ts';
import { inRequest, type RequestContext } from './request-context.ts';
import { REQUEST_ID } from './request-id.ts';

export interface Following {
  /** whether an address is a proxy's or a caller's of ours: its trace goes on */
  trusts: (address: string) => boolean;
  traces?: Traces | undefined;
}

/**
 * Follows the requests of a server, before any other hook of it: counts them, answers by which id their log lines are
 * known, and from here on `requestNow` knows them in all that is done for them.
 */
export function followRequests(app: FastifyInstance, { trusts, traces }: Following): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  countRequests(app);

  const spanOf = ({ id, method, headers, routeOptions, socket }: FastifyRequest, { begin }: Traces) => {
    const route = routeOptions.url ?? 'none';
    const { traceparent } = headers;
    const isTold = typeof traceparent === 'string' && trusts(socket.remoteAddress ?? '');
    return begin({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'alisio.request_id': id },
      traceparent: isTold ? traceparent : undefined,
    });
  };

  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    const span = traces && spanOf(request, traces);
    if (span) {
      reply.raw.once('close', () => {
        const { statusCode } = reply.raw;
        span.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    }
    const context = { id: request.id, traces, span };
    contexts.set(request, context);
    inRequest(context, done);
  });
  // Behind the body, whose reading forgets it.
  app.addHook('preHandler', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) inRequest(context, done);
    else done();
  });
}
