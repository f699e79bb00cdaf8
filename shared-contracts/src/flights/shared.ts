import { isIsoDate } from '../dates/is-iso-date.ts';
import { z } from '../zod/index.ts';

/** `YYYY-MM-DD`, local to the place it is about. */
export const isoDate = z.string().check(z.refine(isIsoDate, { error: 'iso-date' }));
/** `YYYY-MM-DDTHH:mm:ss` without offset: the clock on the wall of that airport. */
export const localDateTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));
/** IATA code of an airport or a city. */
export const iataCode = z.string().check(z.regex(/^[A-Z]{3}$/));
/** IATA designator of an airline. */
export const carrierCode = z.string().check(z.regex(/^[A-Z0-9]{2}$/));
/** ISO 4217 */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Integer minor units with their currency. */
export const moneyAmount = z.strictObject({ amount: z.int().check(z.nonnegative()), currency: currencyCode });
/** Decimal text, `2148.60`, as the public GDS offer format writes amounts. */
export const decimalAmount = z.string().check(z.regex(/^\d{1,13}(\.\d{1,3})?$/));

/** §3 */
export const cabinClass = z.enum(['economy', 'premium_economy', 'business', 'first_class']);
export type CabinClass = z.infer<typeof cabinClass>;

/** Labels on offers and the cabin classes that they map to, §3. */
export const CABIN_LABELS = {
  economy: 'ECONOMY',
  premium_economy: 'PREMIUM ECONOMY',
  business: 'BUSINESS',
  first_class: 'FIRST CLASS',
} as const satisfies Record<CabinClass, string>;
export const cabinLabel = z.enum(['ECONOMY', 'PREMIUM ECONOMY', 'BUSINESS', 'FIRST CLASS']);
export type CabinLabel = z.infer<typeof cabinLabel>;
