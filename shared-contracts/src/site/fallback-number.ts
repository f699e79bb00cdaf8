import { DEFAULT_LANGUAGE, type Language } from '../languages/index.ts';

type Line = 'mainLine' | 'mainEs' | 'mainEn';

/**
 * The line to a person where none is the visitor's country's: the main one, else that of the language. §3 has one for
 * readers of the default language, and one for all others.
 */
export const fallbackNumber = (
  { contactNumbers: { mainLine, mainEs, mainEn } }: { contactNumbers: Record<Line, string> },
  language: Language,
): string => mainLine || (language === DEFAULT_LANGUAGE ? mainEs : mainEn);
