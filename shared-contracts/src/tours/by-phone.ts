import { codeOf } from '../contacts/code-of.ts';
import { PHONE_DISCOUNT } from '../contacts/phone-discount.ts';
import { phonePrice } from '../contacts/phone-price.ts';
import { isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { type TourRoomKind, tourRoomKind, tourSlug } from './codes.ts';
import { type TourParty, writeAges } from './party.ts';
import { writeTourRooms } from './rooms.ts';

const count = z.int().check(z.nonnegative());

/** `details` of a tour that is sold by phone: what an agent books. */
export const tourByPhone = z.strictObject({
  country: tourSlug,
  slug: tourSlug,
  tourTitle: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  adults: count,
  childAges: z.array(count),
  rooms: z.array(tourRoomKind),
});
export type TourByPhone = z.infer<typeof tourByPhone>;

/** A tour as its code stands for it: whatever it costs by now. */
export interface CodedTour extends TourParty {
  country: string;
  slug: string;
  startDate: string;
  rooms: readonly TourRoomKind[];
}

/** Tours by phone are told apart from all else by their first letters. */
const LETTERS = 'TR';

/** The code of a tour by phone, `TR-5520`: the tour, its departure, who travels and how they sleep. */
export const tourCode = ({ country, slug, startDate, adults, childAges, rooms }: CodedTour): string =>
  LETTERS +
  codeOf(
    country,
    slug,
    startDate,
    adults,
    writeAges(childAges),
    writeTourRooms(rooms),
    PHONE_DISCOUNT.usualPercent,
  ).slice(LETTERS.length);

/** What a whole price comes to by phone, minor units. */
export const tourPhonePrice = (whole: number): number => phonePrice(whole, PHONE_DISCOUNT.usualPercent);
