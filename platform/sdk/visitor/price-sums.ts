import type { PriceParts } from '@alisio/shared-contracts/money';
import { useFormats } from '../i18n/index.ts';
import { type Prices, type PricesOptions, type ShownAmount, usePrices } from './prices.ts';

/** A price as what it is the sum of, what each traveler pays for one: integer minor units of one currency. */
export interface PriceSum {
  currency: string;
  amounts: readonly number[];
}

/** Prices as the visitor reads them, so that totals, breakdowns and differences add up to the last unit. */
export interface PriceSums {
  prices: Prices;
  total(price: PriceSum): ShownAmount;
  totalText(price: PriceSum): string;
  totalParts(price: PriceSum): PriceParts;
  /** What will be charged, in its own currency, whatever the visitor's: for whatever agrees to a price. */
  chargedText(price: PriceSum): string;
  /** how much dearer one is than another; nothing when it is not */
  dearer(price: PriceSum, than: PriceSum): string | undefined;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** In another currency a total is the sum of what is shown for each amount, never a conversion of its own. */
export function usePriceSums(options?: PricesOptions): PriceSums {
  const { money, moneyParts } = useFormats();
  const prices = usePrices(options);
  const total = ({ amounts, currency }: PriceSum): ShownAmount => ({
    currency: prices.shown(0, currency).currency,
    minor: sumOf(amounts.map((amount) => prices.shown(amount, currency).minor)),
  });
  return {
    prices,
    total,
    totalText: (price) => {
      const { minor, currency } = total(price);
      return money(minor, currency);
    },
    totalParts: (price) => {
      const { minor, currency } = total(price);
      return moneyParts(minor, currency);
    },
    chargedText: ({ amounts, currency }) => money(sumOf(amounts), currency),
    dearer: (price, than) => {
      const { minor, currency } = total(price);
      const difference = minor - total(than).minor;
      return difference > 0 ? money(difference, currency) : undefined;
    },
  };
}
