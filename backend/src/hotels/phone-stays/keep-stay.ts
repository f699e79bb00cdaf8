import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import {
  HOTEL,
  type HotelByPhone,
  type HotelInCart,
  lastDayByPhone,
  stayByPhone,
  stayCode,
} from '@alisio/shared-contracts/hotels';
import type { Queries } from '../../database/index.ts';
import { heldFrom } from '../../holds/index.ts';
import { keepOffered, type Offered } from '../../phone-offers/index.ts';

/** Rooms of a hotel as they are shown with a code, all by one plan. */
export type ShownStay = Pick<HotelInCart, 'hotel' | 'startDate' | 'endDate' | 'rooms'>;

const CURRENCY = 'USD';
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** A stay as it is sold by phone, `lastDay` the last one at that price. */
export interface OfferedStay extends Pick<Offered, 'code' | 'web' | 'phone' | 'discountPercent'> {
  details: HotelByPhone;
  /** ISO date */
  lastDay: string;
}

/** @param now UTC milliseconds */
export function offeredStay({ hotel, startDate, endDate, rooms }: ShownStay, now: number): OfferedStay {
  const [first] = rooms;
  if (!first) throw new RangeError('a stay that is shown has a room');
  const { board, cancellation, cancellationSteps } = first.plan;
  const rates = rooms.map(({ plan }) => plan.convertedRateInfo);
  const payAtHotel = sum(rates.map((rate) => rate.payAtHotel));
  const web = sum(rates.map((rate) => rate.amountAfterTax));
  const { hotelCode, hotelName, locationInfo } = hotel;
  const freeUntil = cancellation === 'free-cancellation' ? cancellationSteps[1]?.from : undefined;
  const shownUntil = new Date(heldFrom(now, 'shown')).toISOString();
  return {
    code: stayCode({ hotelCode, startDate, endDate, rooms, board, cancellation }),
    web: { amount: web, currency: CURRENCY },
    phone: { amount: stayByPhone({ amountAfterTax: web, payAtHotel }), currency: CURRENCY },
    discountPercent: PHONE_DISCOUNT.usualPercent,
    details: {
      hotelCode,
      hotelName,
      cityName: locationInfo.address.cityName,
      startDate,
      endDate,
      rooms: rooms.map(({ room, adults, childAges }) => ({ roomType: room.roomType, adults, childAges })),
      board,
      cancellation,
      ...(freeUntil === undefined ? {} : { freeUntil }),
      payAtHotel: { amount: payAtHotel, currency: CURRENCY },
    },
    lastDay: lastDayByPhone(shownUntil, startDate),
  };
}

/**
 * Keeps a stay that is shown with its code: it is sold by phone at the price of now to the end of `lastDayByPhone`.
 * @param now UTC milliseconds
 */
export async function keepStay(
  db: Queries,
  stay: ShownStay,
  now: number,
): Promise<{ code: string; until: string }> {
  const { lastDay, ...offered } = offeredStay(stay, now);
  const until = await keepOffered(db, { product: HOTEL, ...offered }, now, lastDay);
  return { code: offered.code, until };
}
