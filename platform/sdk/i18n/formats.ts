import { formatFromPrice, formatMoney, type PriceParts, priceParts } from '@alisio/shared-contracts/money';
import { dayFormats } from './day-formats.ts';
import type { Language } from './language.ts';
import { useLanguage } from './use-texts.ts';

export type { DayStyle } from './day-formats.ts';

const NBSP = '\u00a0';
const GROUPED = { useGrouping: 'always' } as const;

/** How facts are written in a language. Amounts: integer minor units. Dates: ISO, local to their place. */
export interface Formats extends ReturnType<typeof dayFormats> {
  /** `US$ 2.148,60` */
  money(minor: number, currency: string): string;
  moneyParts(minor: number, currency: string): PriceParts;
  /** a "from" price: no decimals, rounded up so that it never promises too little */
  fromMoney(minor: number, currency: string): string;
  /** `9 h 45 min`; `short` is `9 h 45` */
  duration(minutes: number, style?: 'long' | 'short'): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `Bogotá, Cali y Miami` */
  list(items: readonly string[]): string;
}

function duration(minutes: number, style: 'long' | 'short' = 'long'): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}${NBSP}min`;
  if (rest === 0) return `${hours}${NBSP}h`;
  const long = style === 'long' ? `${NBSP}min` : '';
  const minutesText = style === 'long' ? String(rest) : String(rest).padStart(2, '0');
  return `${hours}${NBSP}h${NBSP}${minutesText}${long}`;
}

function makeFormats(language: Language): Formats {
  let lists: Intl.ListFormat | undefined;
  /** by options: to make one takes longer than to write a hundred numbers with it */
  const numbers = new Map<string, Intl.NumberFormat>();
  return {
    ...dayFormats(language),
    money: (minor, currency) => formatMoney(minor, currency, language),
    moneyParts: (minor, currency) => priceParts(minor, currency, language),
    fromMoney: (minor, currency) => formatFromPrice(minor, currency, language),
    duration,
    number(value, options) {
      const key = JSON.stringify(options);
      const format = numbers.get(key) ?? new Intl.NumberFormat(language, { ...GROUPED, ...options });
      numbers.set(key, format);
      return format.format(value);
    },
    list: (items) => {
      lists ??= new Intl.ListFormat(language, { type: 'conjunction' });
      return lists.format(items);
    },
  };
}

const made = new Map<Language, Formats>();

/** The formats of a language, made once: they depend on nothing else. */
export function createFormats(language: Language): Formats {
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}

/** The formats of the reader's language. */
export const useFormats = (): Formats => createFormats(useLanguage());
