import { createHmac } from 'node:crypto';
import { isSameSecret } from '@alisio/platform/serving';
import type { Act } from './acts.ts';

/** What somebody was shown, and is asked to confirm. */
export interface Asked {
  act: Act;
  name: string;
  /** that is live then */
  version: string;
  /** on which it was decided */
  revision: number;
  /** what was live of the name then, in a word: what others do about other names hinders nobody */
  state: string;
}

/** Time to say why. */
const GOOD_FOR_MS = 15 * 60_000;

const macOf = (key: string, { act, name, version, revision, state }: Asked, until: number): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['act', act, name, version, revision, state, until]))
    .digest('base64url');

/**
 * A token for one act on a name as it is: any edge with the operators' key knows it, and once the name has moved, by this
 * act or another, it is good for nothing.
 */
export function actToken(key: string, asked: Asked, now = Date.now()): string {
  const until = now + GOOD_FOR_MS;
  return `${until}.${macOf(key, asked, until)}`;
}

export function isActToken(key: string, asked: Asked, token: string, now = Date.now()): boolean {
  const [text = '', mac = ''] = token.split('.');
  const until = Number(text);
  return until > now && until <= now + GOOD_FOR_MS && isSameSecret(mac, macOf(key, asked, until));
}
