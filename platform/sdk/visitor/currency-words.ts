import type { Language } from '../i18n/index.ts';

/** `dólares estadounidenses`: a currency as said of an amount. The code stands for one that nobody has named. */
export function currencyWords(currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
