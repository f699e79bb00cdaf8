import { z } from '../zod/index.ts';

/** ISO 3166-1 alpha-2 */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** §9: the currency when nothing else is known. */
export const DEFAULT_CURRENCY = 'USD';

/** Countries that can be chosen, with the currency that people there think in. Names come from `Intl`. */
const CURRENCIES: Readonly<Record<string, string>> = {
  AR: 'ARS',
  BO: 'BOB',
  BR: 'BRL',
  CA: 'CAD',
  CL: 'CLP',
  CO: 'COP',
  CR: 'CRC',
  CU: 'USD',
  DE: 'EUR',
  DO: 'DOP',
  EC: 'USD',
  ES: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  GT: 'GTQ',
  HN: 'HNL',
  IT: 'EUR',
  MX: 'MXN',
  NI: 'NIO',
  PA: 'USD',
  PE: 'PEN',
  PR: 'USD',
  PT: 'EUR',
  PY: 'PYG',
  SV: 'USD',
  US: 'USD',
  UY: 'UYU',
  VE: 'USD',
};

/** ISO codes of the countries that a visitor can choose. */
export const COUNTRIES: readonly string[] = Object.keys(CURRENCIES);

/** The currency of a country; US dollars for one that is not in the list (§9). */
export const currencyOfCountry = (country: string | null): string =>
  (country === null ? undefined : CURRENCIES[country]) ?? DEFAULT_CURRENCY;

/** The country that a currency is told by, for its name and flag (§3: currency with country): `EUR` → `EU`. */
export const countryOfCurrency = (currency: string): string => currency.slice(0, 2);
