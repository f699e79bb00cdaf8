import type { Language } from '../languages/index.ts';
import { minorUnits, numbersOf, shownDecimals } from './currencies.ts';

/** Signs that tell dollars and pesos apart; all others go by their code. */
const SIGNS: Record<string, string> = { USD: 'US$', EUR: '€', GBP: '£', JPY: '¥', BRL: 'R$' };

export interface PriceParts {
  symbol: string;
  number: string;
}

/** By locale and decimals: to make one takes longer than to write a hundred prices with it. */
const numbers = new Map<string, Intl.NumberFormat>();

function numbersIn(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const format =
    numbers.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      // `es` leaves 1873 ungrouped; travellers compare prices, so every thousand is grouped.
      useGrouping: 'always',
    });
  numbers.set(key, format);
  return format;
}

const grouped = (value: number, decimals: number, language: Language, currency: string): string =>
  numbersIn(numbersOf(currency) ?? language, decimals).format(value);

/** Sign and number of an amount, apart, so that a page can set them in two sizes. `minor`: integer minor units. */
export function priceParts(minor: number, currency: string, language: Language): PriceParts {
  const number = grouped(minor / minorUnits(currency), shownDecimals(currency), language, currency);
  return { symbol: SIGNS[currency] ?? currency, number };
}

/** `US$ 2.148,60`, held together by a no-break space. */
export function formatMoney(minor: number, currency: string, language: Language): string {
  const { symbol, number } = priceParts(minor, currency, language);
  return `${symbol}\u00a0${number}`;
}

/** A "from" price: without decimals, rounded up so that it never promises too little. */
export function formatFromPrice(minor: number, currency: string, language: Language): string {
  const whole = Math.ceil(minor / minorUnits(currency));
  return `${SIGNS[currency] ?? currency}\u00a0${grouped(whole, 0, language, currency)}`;
}
