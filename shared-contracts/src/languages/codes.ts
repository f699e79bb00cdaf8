/**
 * The languages that the site speaks, by the code that stands in cookies, calls, names of files and `lang`. This room
 * is the one place where they are spelt (CONTRIBUTING, "A language").
 */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For who asks for none that the site speaks. Its texts stand in where a release is older than a language. */
export const DEFAULT_LANGUAGE = 'es' satisfies Language;

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/** One of something for each language. */
export const byLanguage = <T>(make: (language: Language) => T): Record<Language, T> => ({
  es: make('es'),
  en: make('en'),
});

/** What was said in a language, else in the default one: what was released before a language came lacks it. */
export const saidIn = <T>(
  texts: Readonly<Partial<Record<Language, T>> & Record<typeof DEFAULT_LANGUAGE, T>>,
  language: Language,
): T => texts[language] ?? texts[DEFAULT_LANGUAGE];
