import { isoDate, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { iataCode } from './codes.ts';

/** It stands with what is sold by phone; pages of before know it here. */
export { phonePrice } from '../contacts/phone-price.ts';

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
