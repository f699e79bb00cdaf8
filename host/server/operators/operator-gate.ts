import { randomBytes } from 'node:crypto';
import { isSameSecret } from '@alisio/platform/serving';

/** A key for one start, where none is set: 192 random bits. */
export const oneTimeKey = (): string => randomBytes(24).toString('base64url');

/** Of HTTP Basic (RFC 7617). */
function credentialsOf(authorization: string | undefined): { user: string; password: string } {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(authorization ?? '')?.[1] ?? '';
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon < 0
    ? { user: '', password: '' }
    : { user: pair.slice(0, colon), password: pair.slice(colon + 1) };
}

/** The name that was typed with the password: anybody's word. */
export const userOf = (authorization: string | undefined): string => credentialsOf(authorization).user;

/** Who may see the operators' page: whoever has the key, and nobody for where they ask from. */
export const isOperator = (authorization: string | undefined, key: string): boolean =>
  isSameSecret(credentialsOf(authorization).password, key);
