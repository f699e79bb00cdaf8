import { useFormats, useLanguage } from '../i18n/index.ts';
import { currencyWords, usePrices } from '../visitor/index.ts';

/** Currencies and a day in the reader's words. */
export interface Converted {
  /** the currency in which prices are shown */
  shown: string;
  /** of the rates */
  day: string;
  /** the currency that will be charged */
  charged: string;
}

/**
 * In which currency prices are shown, by the rates of which day, and in which one will be charged.
 * @param currency ISO code of what is charged
 * @returns nothing where both are one, or the rates are not known
 */
export function useConverted(currency: string): Converted | undefined {
  const language = useLanguage();
  const { dayAndMonth } = useFormats();
  const { shown, ratesDate } = usePrices();
  const to = shown(0, currency).currency;
  if (to === currency || ratesDate === null) return undefined;
  return {
    shown: currencyWords(to, language),
    day: dayAndMonth(ratesDate),
    charged: currencyWords(currency, language),
  };
}
