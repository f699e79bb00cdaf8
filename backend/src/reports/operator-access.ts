import { createHash, timingSafeEqual } from 'node:crypto';
import { isLocalCaller } from '@alisio/shared-contracts/reports';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request is an operator's: with the key as bearer (RFC 6750); where none is set, from this machine itself.
 * What the web edge passes on for visitors comes from this machine too, but says so.
 */
export function isOperator({ headers, socket }: FastifyRequest, key: string | undefined): boolean {
  if (key === undefined) return isLocalCaller({ address: socket.remoteAddress, headers });
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`));
}
