import { currencyCode, isoDate, localDateTime } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { guideLanguage, tourRoomKind } from './codes.ts';
import { tourGroup } from './tour.ts';

const amount = z.int().check(z.nonnegative());

/** What becomes of the money when a tour is given back: from `from` on (by its clock) so much is kept. The first has none. */
export const tourCancellation = z.strictObject({
  from: z.optional(localDateTime),
  /** of the whole price */
  keepsPercent: z.int().check(z.gte(0), z.lte(100)),
});
export type TourCancellation = z.infer<typeof tourCancellation>;

/**
 * Whether a departure leaves. `guaranteed`: whatever else happens. `forming`: with `group.least` people on the day
 * `decidedOn`; with fewer it is called off then, and all that was paid is given back.
 */
export const tourGoing = z.strictObject({
  state: z.enum(['guaranteed', 'forming']),
  decidedOn: z.optional(isoDate),
});
export type TourGoing = z.infer<typeof tourGoing>;

/** A departure of a tour. Prices in integer minor units, all taxes included. */
export const tourDeparture = z.strictObject({
  /** names day and price for `chooseTour`; the price holds as long as the answer says */
  key: z.string().check(z.maxLength(80)),
  startDate: isoDate,
  /** the last day */
  endDate: isoDate,
  guides: z.array(guideLanguage),
  group: tourGroup,
  /** places that can be bought; none of a full one, which is told all the same */
  left: amount,
  /** who travels already */
  booked: amount,
  currency: currencyCode,
  /** what one person pays in each kind of room that it has */
  rooms: z.array(z.strictObject({ kind: tourRoomKind, each: amount })),
  /** what a child pays */
  child: z.optional(amount),
  going: tourGoing,
  cancellation: z.array(tourCancellation),
  /** where a part can be paid now: its percentage, what that is for a person in a double, and when the rest is due */
  deposit: z.optional(
    z.strictObject({ percent: z.int().check(z.gte(1), z.lte(99)), each: amount, restDueOn: isoDate }),
  ),
  /** sold until the end of this day, by the clock there */
  closesOn: isoDate,
});
export type TourDeparture = z.infer<typeof tourDeparture>;
