import { minorUnits, shownDecimals } from '@alisio/shared-contracts/money';
import type { Prices } from '../visitor/index.ts';

/** A price of schema.org, as an offer has it. */
export interface StructuredPrice {
  /** digits alone */
  price: string;
  /** ISO 4217 */
  priceCurrency: string;
}

/**
 * The price that a page shows by `fromMoney`, for machines: the very digits that stand there, which are whole units, and
 * the currency in which they do.
 * @param minor minor units of `currency`
 */
export const shownFrom = (
  { fromMoney, shown }: Pick<Prices, 'fromMoney' | 'shown'>,
  minor: number,
  currency: string,
): StructuredPrice => ({
  price: fromMoney(minor, currency).replace(/\D/g, ''),
  priceCurrency: shown(minor, currency).currency,
});

/** The price that a page shows whole, by `money`, for machines: with the decimals that are written. */
export function shownPrice(
  { shown }: Pick<Prices, 'shown'>,
  minor: number,
  currency: string,
): StructuredPrice {
  const amount = shown(minor, currency);
  const price = (amount.minor / minorUnits(amount.currency)).toFixed(shownDecimals(amount.currency));
  return { price, priceCurrency: amount.currency };
}
