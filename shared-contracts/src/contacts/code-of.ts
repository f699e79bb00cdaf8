import { fnv1a } from '../hashes/index.ts';

/** Letters and digits that neither look nor sound alike on the telephone, in Spanish or in English. */
const LETTERS = 'AFHJKLRTXY';
const DIGITS = '23456789';

/** Mixed once more, so that neighbouring days get unlike codes. */
function hash(text: string): number {
  const mixed = fnv1a(text);
  const value = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** What a caller dictates and an agent reads back, `KT-4827`: always the same for the same words. */
export function codeOf(...words: (string | number)[]): string {
  let rest = hash(words.join(' '));
  const sign = (signs: string): string => {
    const picked = signs.charAt(rest % signs.length);
    rest = Math.floor(rest / signs.length);
    return picked;
  };
  const letters = sign(LETTERS) + sign(LETTERS);
  return `${letters}-${sign(DIGITS)}${sign(DIGITS)}${sign(DIGITS)}${sign(DIGITS)}`;
}
