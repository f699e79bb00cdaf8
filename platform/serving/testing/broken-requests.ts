import type { ProblemKind } from '@alisio/shared-contracts/problems';

const head = (...lines: string[]) => [...lines, '', ''].join('\r\n');
const HOST = 'host: localhost';

/**
 * Requests that no server of ours answers, as raw text, with the kind of problem that they come to. They are alike on
 * the edge, the API and the pay origin.
 * @param path an address that takes a POST
 */
export const brokenRequests = (path: string): readonly (readonly [string, string, ProblemKind])[] => [
  ['two hosts', head('GET / HTTP/1.1', HOST, 'host: evil.example'), 'malformed-request'],
  ['no host', head('GET / HTTP/1.1'), 'malformed-request'],
  ['no HTTP', 'HELO mail.example\r\n\r\n', 'malformed-request'],
  ['a header without a name', head('GET / HTTP/1.1', HOST, ': x'), 'malformed-request'],
  [
    'a length and chunks',
    head(`POST ${path} HTTP/1.1`, HOST, 'content-length: 5', 'transfer-encoding: chunked'),
    'malformed-request',
  ],
  [
    'two lengths',
    head(`POST ${path} HTTP/1.1`, HOST, 'content-length: 5', 'content-length: 6'),
    'malformed-request',
  ],
  ['the address of a proxy', head('GET http://evil.example/ HTTP/1.1', HOST), 'malformed-request'],
  ['a tunnel', head('CONNECT evil.example:443 HTTP/1.1', HOST), 'method-not-allowed'],
  ['another expectation', head(`POST ${path} HTTP/1.1`, HOST, 'expect: a miracle'), 'expectation-failed'],
  ['too many headers', head('GET / HTTP/1.1', HOST, `x: ${'a'.repeat(20_000)}`), 'headers-too-large'],
  [
    'a body that says it is too large',
    head(`POST ${path} HTTP/1.1`, HOST, 'content-type: application/json', 'content-length: 99999999'),
    'body-too-large',
  ],
];

/** Chunks that come to more than any limit. */
export const endlessBody = (path: string, bytes: number): string =>
  head(`POST ${path} HTTP/1.1`, HOST, 'content-type: application/json', 'transfer-encoding: chunked') +
  `${bytes.toString(16)}\r\n${'['.repeat(bytes)}\r\n`;

/** A body of which the last byte is missing. */
export const slowBody = (path: string): string =>
  `${head(`POST ${path} HTTP/1.1`, HOST, 'content-type: application/json', 'content-length: 20')}{"a":`;

export const slowHead = 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ';
