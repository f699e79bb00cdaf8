import type { Language } from '@alisio/shared-contracts/languages';

/** What a language is called within a sentence of another: `inglés`. @param code ISO 639-1, also of one that the site does not speak */
export const languageName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
