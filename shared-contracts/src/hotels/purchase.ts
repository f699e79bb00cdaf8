import { soldWith } from '../orders/sold-with.ts';
import { cleanTextUpTo } from '../rules/clean-text.ts';
import { isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { hotelCode } from './codes.ts';
import { hotelInfo, hotelPicture, hotelRoom, houseRules, ratePlan } from './hotel.ts';

/** A room as it is bought: one room type by one plan, for the guests of one searched room. */
export const chosenRoom = z.object({
  roomIndex: z.int(),
  adults: z.int(),
  childAges: z.array(z.int()),
  room: z.omit(hotelRoom, { ratePlans: true }),
  plan: ratePlan,
});
export type ChosenRoom = z.infer<typeof chosenRoom>;

/** `details` of a cart's hotel: what was chosen, at its price. */
export const hotelInCart = z.object({
  hotel: hotelInfo,
  picture: hotelPicture,
  houseRules,
  startDate: isoDate,
  endDate: isoDate,
  rooms: z.array(chosenRoom).check(z.minLength(1)),
  /** at its price in a package, which it has only with the flight that this tells of */
  soldWith: z.optional(soldWith),
  /** and all that the same costs alone, what is paid later included; minor units of the total's currency */
  apart: z.optional(z.int().check(z.nonnegative())),
});
export type HotelInCart = z.infer<typeof hotelInCart>;

/** `details` of a booking's hotel: the cart's, with what the hotel knows it by. */
export const bookedHotel = z.extend(hotelInCart, {
  /** the hotel's own confirmation number */
  confirmationNumber: z.string(),
  /** who each room is for, in their order */
  leadGuests: z.array(z.string()),
});
export type BookedHotel = z.infer<typeof bookedHotel>;

/** The reference of a stay in carts and orders: its hotel and the key of each room's plan, in the order of the rooms. */
export const stayReference = (code: string, rateKeys: readonly string[]): string =>
  [code, ...rateKeys].join('|');

/** What a stay's reference names; nothing for what is none. */
export function readStayReference(
  reference: string,
): { hotelCode: string; rateKeys: readonly string[] } | undefined {
  const [code = '', ...rateKeys] = reference.split('|');
  return hotelCode.safeParse(code).success && rateKeys.length > 0 ? { hotelCode: code, rateKeys } : undefined;
}

/** Longest key of a plan: five of them and a code are a reference. */
export const rateKey = cleanTextUpTo(74);
