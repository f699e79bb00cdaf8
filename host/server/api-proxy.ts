import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const TIMEOUT_MS = 30_000;

/** RFC 9457, as the API itself answers: pages read both the same way. */
const unavailable = {
  type: '/problems/unavailable',
  title: 'The service does not answer',
  status: 502,
};

/**
 * `/api/*` on the API's origin with the prefix taken off, streamed both ways. The API learns the visitor's
 * address from this server alone: what the client says of it is dropped. Cookies are the edge's own.
 */
export async function apiProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '',
    httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    undici: { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
    replyOptions: {
      rewriteRequestHeaders: (request, { cookie: _cookie, forwarded: _forwarded, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      onError: (reply, { error }) => {
        reply.log.warn({ err: error }, 'the API did not answer');
        reply.code(502).type('application/problem+json').send(unavailable);
      },
    },
  });
}
