import { ORIGINS } from './origins.ts';

/** Places that no country's visitors start from. */
const OTHERS: Readonly<Record<string, string>> = { CTG: 'CO', NYC: 'US' };

/** ISO code of the country of a place that has a name in the texts; nothing for any other. */
export const countryOfPlace = (code: string): string | undefined =>
  OTHERS[code] ?? Object.keys(ORIGINS).find((country) => ORIGINS[country] === code);
