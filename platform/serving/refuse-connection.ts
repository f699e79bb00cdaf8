import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROBLEMS, type ProblemKind } from '@alisio/shared-contracts/problems';
import { countRefused } from './metrics/index.ts';
import { PROBLEM_JSON, problemOf } from './problem-text.ts';

const LINGER_MS = 1000;

const KINDS: Readonly<Record<string, ProblemKind>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** The last answer on a connection: no route and no hook adds anything to it. */
export function lastAnswer(kind: ProblemKind) {
  const { status } = PROBLEMS[kind];
  const body = JSON.stringify(problemOf(kind));
  const headers = {
    'content-type': PROBLEM_JSON,
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
  };
  return { status, headers, body };
}

/** A whole answer for where there is no request to answer. */
export function rawAnswer(kind: ProblemKind, more: Readonly<Record<string, string>> = {}): string {
  const { status, headers, body } = lastAnswer(kind);
  const lines = Object.entries({ ...more, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** Answers on a connection that is of no further use, and ends it once the client has had time to read. */
export function refuseOn(
  socket: Duplex,
  kind: ProblemKind,
  headers?: Readonly<Record<string, string>>,
): void {
  if (!socket.writable) return;
  countRefused(kind);
  socket.end(rawAnswer(kind, headers));
  const late = setTimeout(() => socket.destroy(), LINGER_MS);
  late.unref();
  socket.once('close', () => clearTimeout(late));
}

/** For what is so broken, or so slow, that no request comes of it. */
export function refuseBroken(
  error: Error & { code?: string },
  socket: Duplex,
  answering: { headersSent: boolean } | undefined,
): void {
  // Half an answer cannot be taken back: that it ends here tells as much.
  if (error.code === 'ECONNRESET' || answering?.headersSent) socket.destroy();
  else refuseOn(socket, KINDS[error.code ?? ''] ?? 'malformed-request');
}
