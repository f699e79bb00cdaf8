import { hash } from 'node:crypto';

/** Neither O nor I, 0 nor 1: it is read out at counters. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LETTERS = 24;
const LENGTH = 6;

/**
 * A carrier's locator as airlines give them, `K7QF2M`: it begins with a letter, and is always the same for a key.
 * @param carrier code of one beside the issuer
 */
export function locatorOf(key: string, carrier = ''): string {
  const bytes = hash('sha256', `locator ${key} ${carrier}`.trim(), 'buffer').subarray(0, LENGTH);
  return Array.from(bytes, (byte, i) => SIGNS[byte % (i === 0 ? LETTERS : SIGNS.length)]).join('');
}
