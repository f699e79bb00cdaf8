import { currencyDecimals } from './currencies.ts';

/**
 * Decimal text of an amount, as the flight-offer format carries it: `amountText(214860, 'USD')` is `'2148.60'`.
 * @param minor integer minor units
 */
export function amountText(minor: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  if (decimals === 0) return String(minor);
  const [unit, all] = [10 ** decimals, Math.abs(minor)];
  // An answer has thousands: V8 keeps the texts of small numbers, and cuts none out of another.
  const fraction = String(all % unit).padStart(decimals, '0');
  return `${minor < 0 ? '-' : ''}${Math.floor(all / unit)}.${fraction}`;
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
