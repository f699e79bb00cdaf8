import { createHash, timingSafeEqual } from 'node:crypto';
import { isLocalCaller } from '@alisio/shared-contracts/reports';
import type { FastifyRequest } from 'fastify';

export interface OperatorRules {
  /** password of the page and bearer of the API; without it operators are who is on this machine */
  key: string | undefined;
  /** number of trusted proxies in front */
  trustedHops: number;
}

/** `ask`: a password opens it. `hidden`: for him there is no such page. */
export type Admission = 'open' | 'ask' | 'hidden';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Password of HTTP Basic (RFC 7617), whoever the user says he is. */
function passwordOf(authorization: string | undefined): string {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(authorization ?? '')?.[1] ?? '';
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon < 0 ? '' : pair.slice(colon + 1);
}

/** Who may see the operators' page. Behind proxies nobody is on this machine, so nobody without a key. */
export function admissionOf(
  { headers, socket }: FastifyRequest,
  { key, trustedHops }: OperatorRules,
): Admission {
  if (key !== undefined) {
    return timingSafeEqual(digest(passwordOf(headers.authorization)), digest(key)) ? 'open' : 'ask';
  }
  const isHere = trustedHops === 0 && isLocalCaller({ address: socket.remoteAddress, headers });
  return isHere ? 'open' : 'hidden';
}
