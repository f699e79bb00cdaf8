import { randomBytes } from 'node:crypto';
import { isSameSecret } from '@alisio/platform/serving';

/** A key for one start, where none is set: 192 random bits. */
export const oneTimeKey = (): string => randomBytes(24).toString('base64url');

/** Password of HTTP Basic (RFC 7617), whatever user it names. */
function passwordOf(authorization: string | undefined): string {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(authorization ?? '')?.[1] ?? '';
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon < 0 ? '' : pair.slice(colon + 1);
}

/** Who may see the operators' page: whoever has the key, and nobody for where they ask from. */
export const isOperator = (authorization: string | undefined, key: string): boolean =>
  isSameSecret(passwordOf(authorization), key);
