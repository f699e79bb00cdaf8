import type { Language } from '@alisio/shared-contracts/languages';
import { dateOf } from './iso-dates.ts';

export interface DayWords {
  /** `sábado, 21 de noviembre de 2026` */
  day: (iso: string) => string;
  /** `noviembre de 2026` of `2026-11` */
  month: (month: string) => string;
  /** Of a week, Sunday first: `lunes`, and `lu` over the column. */
  weekdays: readonly { long: string; short: string }[];
}

/** A Sunday. */
const SUNDAY = 4;

function make(locale: Language): DayWords {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const written = (format: Intl.DateTimeFormat, iso: string) => {
    const date = dateOf(iso);
    return date ? format.format(date) : '';
  };
  return {
    day: (iso) => written(days, iso),
    month: (month) => written(months, `${month}-01`),
    weekdays: Array.from({ length: 7 }, (_, i) => {
      const day = new Date(2026, 0, SUNDAY + i);
      return { long: long.format(day), short: short.format(day).slice(0, 2) };
    }),
  };
}

const made = new Map<Language, DayWords>();

/** A language's names of days and months, made once: a formatter for each of sixty cells would be felt. */
export function dayWords(locale: Language): DayWords {
  const words = made.get(locale) ?? make(locale);
  made.set(locale, words);
  return words;
}
