import type { PriceParts } from '@alisio/shared-contracts/money';
import { DEFAULT_CURRENCY, exchanged } from '@alisio/shared-contracts/visitor';
import { clientConfiguration } from '@alisio/shared-contracts/visitor-stores';
import { useFormats } from '../i18n/index.ts';
import { useSessionStore } from '../state/index.ts';
import { useVisitor } from './visitor.ts';

/** Prices as the visitor reads them: in his currency where the rates are known, else as charged. */
export interface Prices {
  /** Integer minor units of the charged currency → text in the visitor's. */
  money(minor: number, currency: string): string;
  moneyParts(minor: number, currency: string): PriceParts;
  fromMoney(minor: number, currency: string): string;
  /** The amount and currency that the texts show. */
  shown(minor: number, currency: string): { minor: number; currency: string };
  /** Whether a price charged in this currency is shown in another one: then say what will be charged. */
  converts(currency: string): boolean;
}

/** For every price but those that say what is charged: these are written by `useFormats` (§9). */
export function usePrices(): Prices {
  const formats = useFormats();
  const { currency: wanted } = useVisitor();
  const rates = useSessionStore(clientConfiguration, ({ currencyExchangeRate }) => currencyExchangeRate);
  const shown = (minor: number, currency: string) => {
    const to = wanted.code;
    const converted =
      to === currency ? minor : exchanged(minor, currency, to, { base: DEFAULT_CURRENCY, rates });
    return converted === undefined ? { minor, currency } : { minor: converted, currency: to };
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
    fromMoney: write(formats.fromMoney),
    shown,
    converts: (currency) => shown(0, currency).currency !== currency,
  };
}
