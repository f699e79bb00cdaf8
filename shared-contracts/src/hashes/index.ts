/** FNV-1a, an unsigned whole number of 32 bits: the same for the same text, on every machine. No secret is safe in it. */
export function fnv1a(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
