import { dictatedCode } from '../contacts/dictated-code.ts';
import { isoDate, localDateTime, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { cabinLabel, carrierCode, iataCode } from './codes.ts';

const count = z.int().check(z.nonnegative());

/** What was shown to a visitor with a code to dictate: what an agent sells it by. */
export const phoneOffer = z.strictObject({
  code: dictatedCode,
  from: iataCode,
  to: iataCode,
  departureDate: isoDate,
  returnDate: z.nullable(isoDate),
  travelers: z.strictObject({ adult: count, child: count, infant: count }),
  /** in the order in which they are flown; none where the cheapest of these days was offered, whichever it is */
  flights: z.array(z.strictObject({ carrierCode, number: z.string(), departureAt: localDateTime })),
  cabin: cabinLabel,
  /** fare family; none without `flights` */
  brandedFare: z.nullable(z.string()),
  /** all-in, for all travellers */
  web: moneyAmount,
  phone: moneyAmount,
  discountPercent: z.int(),
  /** UTC, ISO 8601: when it was shown last, and until when it is sold at that price */
  offeredAt: z.string(),
  until: z.string(),
});
export type PhoneOffer = z.infer<typeof phoneOffer>;
