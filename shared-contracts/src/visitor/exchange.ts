import { currencyDecimals } from '../money/index.ts';
import { currencyCode, isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';

/** Units of each currency for one unit of `base`. */
export const exchangeRates = z.strictObject({
  base: currencyCode,
  /** day of the rates */
  date: isoDate,
  rates: z.record(currencyCode, z.number().check(z.positive())),
});
export type ExchangeRates = z.infer<typeof exchangeRates>;

/**
 * An amount in another currency, rounded to its minor unit; nothing without the rates of both. For showing
 * only: what is charged is never computed from it.
 * @param minor integer minor units of `from`
 * @returns integer minor units of `to`
 */
export function exchanged(
  minor: number,
  from: string,
  to: string,
  { base, rates }: Pick<ExchangeRates, 'base' | 'rates'>,
): number | undefined {
  const rateOf = (currency: string) => (currency === base ? 1 : rates[currency]);
  const [fromRate, toRate] = [rateOf(from), rateOf(to)];
  if (fromRate === undefined || toRate === undefined) return undefined;
  const major = minor / 10 ** currencyDecimals(from);
  return Math.round((major / fromRate) * toRate * 10 ** currencyDecimals(to));
}
