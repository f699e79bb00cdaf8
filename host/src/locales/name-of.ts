import type { Language } from '@alisio/platform/sdk/i18n';

/** The name of a code in a language, written as the first word of a line. */
export function nameOf(code: string, type: 'region' | 'currency', language: Language): string {
  const name = new Intl.DisplayNames(language, { type }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}
