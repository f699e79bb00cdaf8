import type { Language } from '../i18n/index.ts';

/** By language and kind: a phone takes tens of milliseconds to make one. */
const made = new Map<string, Intl.DisplayNames>();

/** The name of a country's, currency's or language's code in a language; a code that cannot be one stands for itself. */
export function nameOfCode(
  code: string,
  language: Language,
  type: 'region' | 'currency' | 'language',
): string {
  const key = `${language} ${type}`;
  const names = made.get(key) ?? new Intl.DisplayNames(language, { type });
  made.set(key, names);
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
