import { currencyDecimals } from './currencies.ts';

/**
 * Decimal text of an amount, as the flight-offer format carries it: `amountText(214860, 'USD')` is `'2148.60'`.
 * @param minor integer minor units
 */
export function amountText(minor: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * Minor units of a decimal text; exact, never through a float.
 * @throws RangeError when the text is no plain decimal or has more decimals than the currency.
 */
export function minorAmount(text: string, currency: string): number {
  const decimals = currencyDecimals(currency);
  const match = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > decimals) throw new RangeError(`not an amount in ${currency}`);
  const minor = Number(`${match[2]}${fraction.padEnd(decimals, '0')}`);
  return match[1] ? 0 - minor : minor;
}
