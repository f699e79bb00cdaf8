import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { gauge } from './gauges.ts';
import { counter, durations } from './registry.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const took = durations({
  name: 'alisio_http_request_duration_seconds',
  help: 'How long requests took until their answer was sent, or given up by whoever asked (status aborted). route: pattern, none where nothing is at the address',
  labels: ['method', 'route', 'status'],
});

const refused = counter({
  name: 'alisio_http_refused_connections_total',
  help: 'Connections that were ended before a request was answered on them: share (one address has too many), full (the oldest silent one made room), or the kind of problem that was answered',
  labels: ['why'],
});

/** @param why `share`, `full`, or the kind of the problem that was answered */
export const countRefused = (why: string): void => refused.inc({ why });

/** `2xx`, or `aborted` where who asked did not wait. */
const statusOf = (response: ServerResponse): string =>
  response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';

/**
 * Counts what a server answers, by the pattern of its route: what visitors write into addresses makes no series. What the
 * process asks of itself is not counted.
 */
export function countRequests(app: FastifyInstance): void {
  const routes = new WeakMap<IncomingMessage, string>();
  let open = 0;
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    open += 1;
    response.once('close', () => {
      open -= 1;
      const { method = '' } = request;
      took.observe(
        {
          method: METHODS.includes(method) ? method : 'other',
          route: routes.get(request) ?? 'none',
          status: statusOf(response),
        },
        (performance.now() - began) / 1000,
      );
    });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions;
    if (url !== undefined) routes.set(request.raw, url);
    done();
  });
  const end = gauge(
    { name: 'alisio_http_requests_in_flight', help: 'Requests that are being answered.' },
    () => open,
  );
  app.addHook('onClose', async () => end());
}
