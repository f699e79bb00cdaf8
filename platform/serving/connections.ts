import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How long a connection that was answered to its end may still send what nobody reads. */
const LINGER_MS = 1000;

interface Connection {
  socket: Socket;
  /** newest of its requests that is not answered to its end */
  answering: ServerResponse | undefined;
  request: IncomingMessage | undefined;
  /** when it came, or was answered last; by the clock of `performance.now` */
  quietSince: number;
  /** bytes that its finished requests came to */
  readBefore: number;
}

/** The connections of a server: which are quiet, and which wait for an answer. */
export interface Connections {
  readonly size: number;
  /** How many wait for an answer, or have begun to send a request. */
  readonly busy: number;
  /** Tells each client, with the next answer or the one that it waits for, to bring no further request. */
  sayLast(): void;
  /** Ends what has neither asked nor begun to since then. @param since of `performance.now` */
  endQuiet(since: number): void;
  endAll(): void;
  /** The answer that a connection waits for, if any. */
  answerOn(socket: Duplex): ServerResponse | undefined;
}

/**
 * Ends a connection as RFC 9112 §9.6 asks: what was answered must arrive though the client still sends. With unread
 * bytes in its hands the kernel would reset the connection, and the answer be lost with it.
 */
function endPolitely(socket: Socket, request: IncomingMessage | undefined): void {
  request?.resume();
  socket.end();
  const late = setTimeout(() => socket.destroy(), LINGER_MS);
  late.unref();
  socket.once('close', () => clearTimeout(late));
}

/** Follows the connections of a server from its beginning. */
export function followConnections(server: Server): Connections {
  const open = new Map<Duplex, Connection>();
  let isLast = false;

  server.on('connection', (socket: Socket) => {
    open.set(socket, {
      socket,
      answering: undefined,
      request: undefined,
      quietSince: performance.now(),
      readBefore: 0,
    });
    socket.once('close', () => open.delete(socket));
    const endAtOnce = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      const request = open.get(socket)?.request;
      if (request && !request.complete) endPolitely(socket, request);
      else endAtOnce();
    };
  });

  // Before any handler: what it writes already tells that it is the last answer.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (!connection) return;
    connection.request = request;
    connection.answering = response;
    if (isLast) response.shouldKeepAlive = false;
    response.once('close', () => {
      if (connection.answering !== response) return;
      connection.answering = undefined;
      connection.quietSince = performance.now();
      connection.readBefore = socket.bytesRead;
    });
  });

  const isBusy = ({ socket, answering, readBefore }: Connection): boolean =>
    answering !== undefined || socket.bytesRead > readBefore;

  return {
    get size() {
      return open.size;
    },
    get busy() {
      return [...open.values()].filter(isBusy).length;
    },
    sayLast() {
      isLast = true;
      for (const { answering } of open.values()) {
        if (answering && !answering.headersSent) answering.shouldKeepAlive = false;
      }
    },
    endQuiet(since) {
      for (const connection of open.values()) {
        if (!isBusy(connection) && connection.quietSince <= since) connection.socket.destroySoon();
      }
    },
    endAll() {
      for (const socket of open.keys()) socket.destroy();
    },
    answerOn: (socket) => open.get(socket)?.answering,
  };
}
