export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'es';

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/** The text of a key in the reader's language; `count` chooses the plural form, other values fill gaps. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
