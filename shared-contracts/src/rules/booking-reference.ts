/** Crockford's base 32: no I, L, O, U, so that a reference survives a telephone. Ten of them are 50 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_LENGTH = 10;

/** A reference out of random bytes; the low five bits of each byte are used. */
export function bookingReference(random: Uint8Array): string {
  if (random.length !== REFERENCE_LENGTH) throw new RangeError(`needs ${REFERENCE_LENGTH} random bytes`);
  return Array.from(random, (byte) => ALPHABET[byte & 31]).join('');
}

/** What a person typed, as stored: capitals, no gaps, and O, I, L read as the digits they look like. */
export const normalizeReference = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

export const isReference = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{10}$/.test(text);

/** Two groups of five, easier to read out. */
export const spacedReference = (reference: string): string =>
  `${reference.slice(0, 5)}-${reference.slice(5)}`;
