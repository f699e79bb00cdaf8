import { createHmac } from 'node:crypto';
import { isSameSecret } from '@alisio/platform/serving';

export const SIGNATURE_HEADER = 'x-payment-signature';
/** A notice signed longer ago, or in a future farther away, is not believed: it may be one that was overheard. */
const BELIEVED_MS = 5 * 60 * 1000;

/** What notices are signed with: made of the key that both sides have, and good for nothing else. */
export const noticeSecret = (apiKey: string): Buffer =>
  createHmac('sha256', apiKey).update('alisio payment notices').digest();

const macOf = (secret: Buffer, seconds: number, body: Buffer): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

/** `t=<seconds>,v1=<HMAC-SHA-256 of "<seconds>." and the body>`. `now`: UTC milliseconds. */
export function signNotice(secret: Buffer, body: Buffer, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
}

/** Whether a body was signed by who holds the secret, at most five minutes from now. */
export function isSignedNotice(
  secret: Buffer,
  signature: string | undefined,
  body: Buffer,
  now: number,
): boolean {
  const [, said, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (said === undefined || mac === undefined) return false;
  const seconds = Number(said);
  return Math.abs(now - seconds * 1000) <= BELIEVED_MS && isSameSecret(mac, macOf(secret, seconds, body));
}
