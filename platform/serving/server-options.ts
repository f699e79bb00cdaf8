import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type Connections, followConnections } from './connections.ts';
import type { Limits } from './limits.ts';
import { makeRoom } from './make-room.ts';
import { lastAnswer, refuseBroken, refuseOn } from './refuse-connection.ts';

/** How often slow connections are looked for: short limits of tests are kept, long ones cost nothing. */
const lookEvery = ({ headersMs, requestMs }: Limits): number =>
  Math.max(10, Math.min(1000, headersMs / 4, requestMs / 4));

export interface ServerLimits {
  http: ServerOptions;
  requestTimeout: number;
  connectionTimeout: number;
  keepAliveTimeout: number;
  bodyLimit: number;
}

/** Limits as Fastify takes them, for every server of ours alike. */
export const serverLimits = (limits: Limits): ServerLimits => ({
  http: {
    headersTimeout: Math.min(limits.headersMs, limits.requestMs),
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: lookEvery(limits),
    // Node would refuse it without a word of what is wrong: `faultOf` does.
    requireHostHeader: false,
  },
  requestTimeout: limits.requestMs,
  connectionTimeout: limits.silenceMs,
  keepAliveTimeout: limits.keepAliveMs,
  bodyLimit: limits.bodyBytes,
});

const connectionsOfServer = new WeakMap<object, Connections>();

/** The connections of a server that is guarded. */
export function connectionsOf({ server }: Pick<FastifyInstance, 'server'>): Connections {
  const connections = connectionsOfServer.get(server);
  if (!connections) throw new Error('The connections of this server are not guarded.');
  return connections;
}

/**
 * Everything at the sockets that Fastify leaves to Node: to be called before the server listens.
 * @param hasShare whether an address may have its share alone; not that of a proxy, which brings many visitors
 */
export function guardConnections(
  { server }: Pick<FastifyInstance, 'server'>,
  limits: Limits,
  hasShare: (address: string) => boolean = () => false,
): void {
  makeRoom(server, {
    most: limits.connections,
    perAddress: limits.connectionsPerAddress,
    hasShare,
  });
  const connections = followConnections(server);
  connectionsOfServer.set(server, connections);
  server.removeAllListeners('clientError');
  server.on('clientError', (error: Error & { code?: string }, stream: Duplex) => {
    refuseBroken(error, stream, connections.answerOn(stream));
  });
  // An expectation other than 100-continue (RFC 9110 §10.1.1), and what only a forward proxy could do (§9.3.6).
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = lastAnswer('expectation-failed');
    response.writeHead(status, headers).end(body);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    refuseOn(socket, 'method-not-allowed', { allow: 'GET, HEAD, POST' });
  });
}
