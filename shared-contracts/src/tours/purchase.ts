import { countryCode } from '../orders/passenger.ts';
import { isoDate, localDateTime, moneyAmount, wallTime } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { guideLanguage, tourEffort, tourMeal, tourPay, tourRoomKind, tourScene, tourSlug } from './codes.ts';
import { tourGoing } from './departure.ts';
import { tourGroup, tourPlace } from './tour.ts';

const count = z.int().check(z.nonnegative());

/** A day of the booked itinerary, by its date. */
export const tourDate = z.object({
  date: isoDate,
  title: z.string(),
  meals: z.array(tourMeal),
  /** where one sleeps, by name; none on the last day */
  sleeps: z.nullable(z.string()),
});
export type TourDate = z.infer<typeof tourDate>;

/** What of a tour a cart and a booking name. */
export const tourHead = z.object({
  country: tourSlug,
  countryCode,
  countryName: z.string(),
  slug: tourSlug,
  title: z.string(),
  scene: tourScene,
  effort: tourEffort,
  /** IANA name of the clock there */
  zone: z.string(),
  crosses: z.array(countryCode),
  childFrom: count,
});
export type TourHead = z.infer<typeof tourHead>;

/** `details` of a cart's tour: what was chosen, at its price. Amounts in integer minor units of `currency`. */
export const tourInCart = z.object({
  tour: tourHead,
  startDate: isoDate,
  endDate: isoDate,
  guides: z.array(guideLanguage),
  group: tourGroup,
  going: tourGoing,
  /** where the group meets on the first day */
  meetsAt: tourPlace,
  /** when, by the clock there; none in what was chosen before it was told */
  meetsTime: z.optional(wallTime),
  dates: z.array(tourDate),
  rooms: z.array(z.object({ kind: tourRoomKind, adults: count, childAges: z.array(count) })),
  /** the whole price by kinds of room */
  lines: z.array(
    z.object({
      who: z.enum(['adult', 'child']),
      room: z.optional(tourRoomKind),
      count,
      each: count,
    }),
  ),
  currency: z.string(),
  /** what each traveler pays in all: their sum is the whole price */
  shares: z.array(count),
  whole: moneyAmount,
  pay: tourPay,
  /**
   * What is not charged with the booking, what of it each traveler pays, and the last day on which it can be paid, by the
   * clock there.
   */
  rest: z.optional(z.object({ amount: moneyAmount, shares: z.array(count), dueOn: isoDate })),
  /** what is kept of the whole price when it is given back: the first step begins with the booking (no `from`) */
  cancellation: z.array(z.object({ from: z.optional(localDateTime), keeps: count })),
});
export type TourInCart = z.infer<typeof tourInCart>;

/** `details` of a booking's tour: the cart's, with what the organizer knows it by. */
export const bookedTour = z.extend(tourInCart, {
  confirmationNumber: z.string(),
  /** by which the rest is ordered (`getTourBalance`); none where nothing is left to pay */
  balanceReference: z.optional(z.string()),
});
export type BookedTour = z.infer<typeof bookedTour>;

/** `details` of what is left to pay of a tour, in a cart and in a booking. */
export const tourBalanceInCart = z.object({
  tour: tourHead,
  startDate: isoDate,
  endDate: isoDate,
  /** of the tour's booking */
  confirmationNumber: z.string(),
  /** adults and children in all */
  people: count,
  whole: moneyAmount,
  paid: moneyAmount,
  rest: moneyAmount,
  dueOn: isoDate,
});
export type TourBalanceInCart = z.infer<typeof tourBalanceInCart>;
