import { activityByPhone } from '../activities/by-phone.ts';
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
  /** that was added, at its own price */
  activity: z.optional(activityByPhone),
});
export type PackageByPhone = z.infer<typeof packageByPhone>;
