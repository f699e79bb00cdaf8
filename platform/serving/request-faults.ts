import type { IncomingMessage } from 'node:http';
import type { ProblemKind } from '@alisio/shared-contracts/problems';

/** How often a header was sent: Node keeps the first of some. */
const times = ({ rawHeaders }: IncomingMessage, name: string): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;

/**
 * What is wrong with a request before anybody looks at what it wants: no host or two of them (RFC 9112 §3.2), an
 * address that is none of this server's, a body that says itself that it is too large.
 */
export function faultOf(request: IncomingMessage, bodyBytes: number): ProblemKind | undefined {
  const hosts = times(request, 'host');
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) return 'malformed-request';
  if (!request.url?.startsWith('/') && request.url !== '*') return 'malformed-request';
  if (Number(request.headers['content-length'] ?? 0) > bodyBytes) return 'body-too-large';
  return undefined;
}
