/** A browser passes nothing on, and would keep each answer twice. */
const texts = typeof document === 'undefined' ? new WeakMap<object, string>() : undefined;

/** Keeps how an answer was written, packed, for who passes it on once it was read and checked. */
export function keepPackedText(answer: unknown, text: string): void {
  if (typeof answer === 'object' && answer) texts?.set(answer, text);
}

/** How an answer came, packed; nothing where it was not. */
export const packedTextOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer ? texts?.get(answer) : undefined;
