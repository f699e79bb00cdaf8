import { codeOf } from '../contacts/code-of.ts';
import { PHONE_DISCOUNT } from '../contacts/phone-discount.ts';
import { carrierCode, iataCode } from '../flights/codes.ts';
import { hotelByPhone } from '../hotels/by-phone.ts';
import { localDateTime } from '../values/index.ts';
import { z } from '../zod/index.ts';

const count = z.int().check(z.nonnegative());

/** `details` of a package that is sold by phone: what an agent books. */
export const packageByPhone = z.strictObject({
  from: iataCode,
  to: iataCode,
  travelers: z.strictObject({ adult: count, child: count, infant: count }),
  /** in the order in which they are flown */
  flights: z.array(z.strictObject({ carrierCode, number: z.string(), departureAt: localDateTime })),
  /** fare family */
  brandedFare: z.string(),
  hotel: hotelByPhone,
});
export type PackageByPhone = z.infer<typeof packageByPhone>;

/** A package as its code stands for it: whatever it costs by now. */
export interface CodedPackage {
  flights: PackageByPhone['flights'];
  brandedFare: string;
  /** `stayCode` of its stay */
  stay: string;
}

/** What the code of every package begins with: who hears it knows that it is one. */
const LETTERS = 'PK';

/** The code of a package by phone, `PK-7345`. */
export function packageCode({ flights, brandedFare, stay }: CodedPackage): string {
  const flown = flights.map(({ carrierCode: by, number, departureAt }) => `${by}${number} ${departureAt}`);
  const code = codeOf(...flown, brandedFare, stay, PHONE_DISCOUNT.usualPercent);
  return LETTERS + code.slice(LETTERS.length);
}
