import { isoDate, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { iataCode } from './codes.ts';

/** What a web price comes to by phone, to the nearest minor unit. */
export const phonePrice = (webMinor: number, discountPercent: number): number =>
  Math.round((webMinor * (100 - discountPercent)) / 100);

/** A round trip for one adult that costs less by phone. Prices all-in, minor units; dates local. */
export const phoneDeal = z.strictObject({
  /** what the caller dictates */
  code: z.string(),
  from: iataCode,
  to: iataCode,
  fromCity: z.string(),
  toCity: z.string(),
  departureDate: isoDate,
  returnDate: isoDate,
  web: moneyAmount,
  phone: moneyAmount,
  discountPercent: z.int(),
});
export type PhoneDeal = z.infer<typeof phoneDeal>;
