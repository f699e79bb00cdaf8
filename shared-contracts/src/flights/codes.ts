import { z } from '../zod/index.ts';

/** IATA code of an airport or a city. */
export const iataCode = z.string().check(z.regex(/^[A-Z]{3}$/));
/** IATA designator of an airline. */
export const carrierCode = z.string().check(z.regex(/^[A-Z0-9]{2}$/));
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
