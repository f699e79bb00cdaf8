import { productName } from '../orders/item.ts';
import { moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';

const count = z.int().check(z.nonnegative());

/** A part of what was chosen, confirmed: all that a cart has to know of it. */
export const chosenPart = z.strictObject({
  product: productName,
  /** by which it is ordered */
  reference: z.string(),
  /** in the language that was asked in */
  title: z.string(),
  /** charged with the booking */
  total: moneyAmount,
  /** what the total is the sum of, minor units: what each traveler, or each room, is charged */
  shares: z.array(count).check(z.minLength(1)),
  /** paid where it is used, besides; absent where nothing is */
  payLater: z.optional(moneyAmount),
  /** all that the same costs alone, what is paid later included; minor units of the total's currency */
  apart: count,
  travelers: z.strictObject({ adult: count, child: count, infant: count }),
  /** what its checkout reads (`flightInCart`, `hotelInCart`) */
  details: z.unknown(),
  /** UTC, ISO 8601: until when its price holds */
  expiresAt: z.string(),
});
export type ChosenPart = z.infer<typeof chosenPart>;

/** Parts that were chosen together, in the order in which they are shown, held and paid: flight, hotel, activity. */
export const chosenPackage = z.strictObject({
  data: z.array(chosenPart).check(z.minLength(1)),
  /** UTC, ISO 8601: the first moment in which one of the prices ends */
  expiresAt: z.string(),
});
export type ChosenPackage = z.infer<typeof chosenPackage>;
