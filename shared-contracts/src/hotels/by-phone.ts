import { codeOf } from '../contacts/code-of.ts';
import { PHONE_DISCOUNT } from '../contacts/phone-discount.ts';
import { phonePrice } from '../contacts/phone-price.ts';
import { isoDate, localDateTime, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { chargedNow } from './charged-now.ts';
import { board, cancellation, hotelCode } from './codes.ts';
import type { ConvertedRateInfo } from './hotel.ts';
import { type RoomGuests, writeRooms } from './stay.ts';

const count = z.int().check(z.nonnegative());

/** `details` of a stay that is sold by phone: what an agent books. */
export const hotelByPhone = z.strictObject({
  hotelCode,
  hotelName: z.string(),
  cityName: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  rooms: z.array(z.strictObject({ roomType: z.string(), adults: count, childAges: z.array(count) })),
  board,
  cancellation,
  /** until when it is given back for nothing, by the hotel's clock */
  freeUntil: z.optional(localDateTime),
  /** of both prices, what is paid at the hotel */
  payAtHotel: moneyAmount,
});
export type HotelByPhone = z.infer<typeof hotelByPhone>;

/** A stay as its code stands for it: whatever it costs by now. */
export interface CodedStay {
  hotelCode: string;
  startDate: string;
  endDate: string;
  rooms: readonly RoomGuests[];
  board: string;
  cancellation: string;
}

/** The code of a stay by phone: the hotel, its days, who sleeps where, and what it brings. */
export const stayCode = ({ hotelCode: code, startDate, endDate, rooms, ...plan }: CodedStay): string =>
  codeOf(
    code,
    startDate,
    endDate,
    writeRooms(rooms),
    plan.board,
    plan.cancellation,
    PHONE_DISCOUNT.usualPercent,
  );

/** What a stay costs by phone, minor units: less is charged by us, while what is paid at the hotel stays as it is. */
export const stayByPhone = (rate: Pick<ConvertedRateInfo, 'amountAfterTax' | 'payAtHotel'>): number =>
  phonePrice(chargedNow(rate), PHONE_DISCOUNT.usualPercent) + rate.payAtHotel;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The last day on which a stay that is shown now is sold at its price by phone: tomorrow, and never after the arrival.
 * @param shownUntil UTC, ISO 8601: until when the list's prices hold
 * @returns ISO date
 */
export function lastDayByPhone(shownUntil: string, startDate: string): string {
  const tomorrow = new Date(Date.parse(shownUntil) + DAY_MS).toISOString().slice(0, 10);
  return tomorrow < startDate ? tomorrow : startDate;
}
