import { DEFAULT_LANGUAGE, isLanguage, type Language } from './codes.ts';

/** How a language is written where no text of it says so. */
export interface LanguageFacts {
  /** what it is called in each language, as within a sentence; here, since servers and browsers spell such names differently */
  names: Readonly<Record<Language, string>>;
  /** for the page's `dir` */
  direction: 'ltr' | 'rtl';
  /** whose figures and short dates the operators' page has, as a BCP 47 tag */
  locale: string;
  /** `og:locale` */
  openGraph: string;
  /** `31/12`, and `31 dic` in place of `Dec 31` */
  dayFirst: boolean;
  /** 0 Sunday, 1 Monday */
  weekStartsOn: 0 | 1;
  /** of timetables: 24 hours, or twice 12 */
  hourCycle: 'h23' | 'h12';
  /** what its readers measure ways in */
  distances: 'kilometres' | 'miles';
}

const table: Readonly<Record<Language, LanguageFacts>> = {
  es: {
    names: { es: 'español', en: 'Spanish' },
    direction: 'ltr',
    locale: 'es-CO',
    openGraph: 'es_419',
    dayFirst: true,
    weekStartsOn: 1,
    hourCycle: 'h23',
    distances: 'kilometres',
  },
  en: {
    names: { es: 'inglés', en: 'English' },
    direction: 'ltr',
    locale: 'en-US',
    openGraph: 'en_US',
    dayFirst: false,
    weekStartsOn: 0,
    hourCycle: 'h12',
    distances: 'miles',
  },
};

/** Those of the default language where the shell is newer than this table and speaks one more. */
export const languageFacts = (language: Language): LanguageFacts =>
  table[isLanguage(language) ? language : DEFAULT_LANGUAGE];
