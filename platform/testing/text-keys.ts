/** `{ a: { b: 'x' } }` as `a.b` → `x`. */
export function flatTexts(texts: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'object' && value !== null) {
      for (const [key, text] of flatTexts(value, `${prefix}${name}.`)) flat.set(key, text);
    } else flat.set(prefix + name, String(value));
  }
  return flat;
}

/** The key that a caller names: `offers_one` and `offers_other` are both `offers` (Intl.PluralRules). */
export const pluralless = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The `{{gaps}}` of a text, sorted. */
export const gapsOf = (text: string): string =>
  Array.from(text.matchAll(/\{\{\s*(\w+)/g), (match) => match[1])
    .sort()
    .join();
