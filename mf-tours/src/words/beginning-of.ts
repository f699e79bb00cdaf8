/** What search engines show of a description, in characters. */
const MOST_SHOWN = 160;

/** Whole sentences from a text's beginning, as many as search engines show; the first one anyway. */
export function beginningOf(text: string): string {
  const [first = '', ...more] = text.split(/(?<=[.!?]) /);
  let said = first;
  for (const sentence of more) {
    if (said.length + 1 + sentence.length > MOST_SHOWN) return said;
    said += ` ${sentence}`;
  }
  return said;
}
