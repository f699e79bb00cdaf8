import { currencyDecimals, type PriceParts, shownDecimals } from '@alisio/shared-contracts/money';
import { DEFAULT_CURRENCY, exchanged } from '@alisio/shared-contracts/visitor';
import { clientConfiguration } from '@alisio/shared-contracts/visitor-stores';
import { useFormats } from '../i18n/index.ts';
import { useBootstrap } from '../page/index.ts';
import { useSessionStore } from '../state/index.ts';
import { useCurrencyCode } from './visitor.ts';

/** An amount as it is shown: integer minor units of `currency`. */
export interface ShownAmount {
  minor: number;
  currency: string;
}

/** Prices as the visitor reads them: in their currency where the rates are known, else as charged. */
export interface Prices {
  /** Integer minor units of the charged currency → text in the visitor's. */
  money(minor: number, currency: string): string;
  moneyParts(minor: number, currency: string): PriceParts;
  fromMoney(minor: number, currency: string): string;
  /** The amount and currency that the texts show, rounded as they are written, so that shown amounts add up. */
  shown(minor: number, currency: string): ShownAmount;
  /** Whether a price charged in this currency is shown in another one: then say what will be charged. */
  converts(currency: string): boolean;
  /** day of the rates, ISO date; null without rates */
  ratesDate: string | null;
}

/** To what is written of it: ARS and COP without decimals (§9). */
function asWritten(minor: number, currency: string): number {
  const unwritten = 10 ** (currencyDecimals(currency) - shownDecimals(currency));
  return Math.round(minor / unwritten) * unwritten;
}

/**
 * Units of each currency for one US dollar, and their day. Where the page came with a rate that the tab has no newer one
 * of, that holds: no price changes because the tab has others of the same day, or could not be told any.
 */
function useRates(): { rates: Readonly<Record<string, number>>; ratesDate: string | null } {
  const { rates: inPage } = useBootstrap();
  const { currencyExchangeRate, ratesDate } = useSessionStore(clientConfiguration);
  if (!inPage || (ratesDate !== null && ratesDate > inPage.date))
    return { rates: currencyExchangeRate, ratesDate };
  return { rates: { ...currencyExchangeRate, ...inPage.perDollar }, ratesDate: inPage.date };
}

export interface PricesOptions {
  /** as charged, for a receipt: nothing is converted */
  charged?: boolean;
}

/** For every price but those that say what is charged: these are written by `useFormats` (§9). */
export function usePrices({ charged = false }: PricesOptions = {}): Prices {
  const formats = useFormats();
  const wanted = useCurrencyCode();
  const { rates, ratesDate } = useRates();
  const inWanted = (minor: number, currency: string) =>
    charged || wanted === currency
      ? undefined
      : exchanged(minor, currency, wanted, { base: DEFAULT_CURRENCY, rates });
  const shown = (minor: number, currency: string): ShownAmount => {
    const converted = inWanted(minor, currency);
    if (converted === undefined) return { minor, currency };
    return { minor: asWritten(converted, wanted), currency: wanted };
  };
  const write =
    <T>(format: (minor: number, currency: string) => T) =>
    (minor: number, currency: string): T => {
      const amount = shown(minor, currency);
      return format(amount.minor, amount.currency);
    };
  return {
    money: write(formats.money),
    moneyParts: write(formats.moneyParts),
    // Rounded up from what was converted, not from what is written: it never promises too little.
    fromMoney: (minor, currency) => {
      const converted = inWanted(minor, currency);
      return converted === undefined
        ? formats.fromMoney(minor, currency)
        : formats.fromMoney(converted, wanted);
    },
    shown,
    converts: (currency) => inWanted(0, currency) !== undefined,
    ratesDate,
  };
}
