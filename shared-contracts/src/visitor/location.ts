import { currencyCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { countryCode, currencyOfCountry, DEFAULT_CURRENCY } from './countries.ts';

/** What an address or the browser's languages tell about a visitor. `country` null: nothing is known. */
export const visitorLocation = z.strictObject({ country: z.nullable(countryCode), currency: currencyCode });
export type VisitorLocation = z.infer<typeof visitorLocation>;

/** §8: what counts where nobody could tell. */
export const UNKNOWN_LOCATION: VisitorLocation = { country: null, currency: DEFAULT_CURRENCY };

/** A location of which the country is known. @param country ISO 3166-1 alpha-2 */
export const locationIn = (country: string): VisitorLocation => ({
  country,
  currency: currencyOfCountry(country),
});
