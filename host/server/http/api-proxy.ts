import { Transform } from 'node:stream';
import {
  addressOf,
  endsConnection,
  handedOn,
  PROBLEM_JSON,
  problemOf,
  REQUEST_ID,
} from '@alisio/platform/serving';
import { PROBLEMS } from '@alisio/shared-contracts/problems';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { countCall } from './count-calls.ts';

const TIMEOUT_MS = 30_000;

/** Of one connection, not of the call that goes over it (RFC 9110 §7.6.1); `expect` is met by the edge itself. */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** The edge's own, and what a visitor says of the way here. */
const OURS = ['baggage', 'cookie', 'forwarded', 'traceparent', 'tracestate', 'via', 'x-real-ip'];
/** A call that asks has no body (RFC 9110 §9.3.1): what was sent as one goes no further. */
const OF_BODY = ['content-length', 'content-type', 'content-encoding'];

const without = <Headers extends object>(headers: Headers, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** A body that comes in chunks does not say how long it will be: it ends in an error where it is too long. */
function limited(bodyBytes: number, onTooLong: () => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= bodyBytes) return done(null, chunk);
      onTooLong();
      done(new Error('the body is too large'));
    },
  });
}

export interface ApiProxyOptions {
  apiUrl: string;
  bodyBytes: number;
}

/**
 * `/api/*` on the API's origin with the prefix taken off, streamed both ways. The API learns the visitor's
 * address from this server alone: what the client says of it is dropped. Cookies are the edge's own.
 */
export async function apiProxy(app: FastifyInstance, { apiUrl, bodyBytes }: ApiProxyOptions): Promise<void> {
  const tooLong = new WeakSet<object>();
  await app.register(async (scope) => {
    scope.addHook('preParsing', async (request, _reply, payload) => {
      if (request.headers['transfer-encoding'] === undefined) return payload;
      return payload.pipe(limited(bodyBytes, () => tooLong.add(request)));
    });
    await scope.register(httpProxy, {
      upstream: apiUrl,
      prefix: '/api',
      rewritePrefix: '',
      // Its lines tell addresses as they were sent.
      disableRequestLogging: true,
      httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      undici: { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...without(headers, [
            ...HOP_BY_HOP,
            ...OURS,
            ...(['GET', 'HEAD'].includes(request.method) ? OF_BODY : []),
          ]),
          'x-forwarded-for': addressOf(request),
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
          ...handedOn(),
          [REQUEST_ID]: request.id,
        }),
        rewriteHeaders: (headers) => without(headers, [...HOP_BY_HOP, REQUEST_ID]),
        onResponse: (_request, reply, { stream }) => {
          countCall('proxy', reply.statusCode, reply.elapsedTime);
          reply.send(stream);
        },
        onError: (reply, { error }) => {
          const kind = tooLong.has(reply.request) ? 'body-too-large' : 'unreachable';
          if (kind === 'unreachable') countCall('proxy', undefined, reply.elapsedTime);
          if (kind === 'unreachable') reply.log.warn({ err: error }, 'the API did not answer');
          if (endsConnection(kind)) reply.header('connection', 'close');
          reply
            .code(PROBLEMS[kind].status)
            .header('cache-control', 'no-store')
            .type(PROBLEM_JSON)
            .send(JSON.stringify(problemOf(kind)));
        },
      },
    });
  });
}
