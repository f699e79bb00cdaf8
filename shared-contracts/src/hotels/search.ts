import { attribution } from '../attribution/index.ts';
import { daysBetween } from '../dates/index.ts';
import { currencyCode, isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { HOTEL_SEARCH, type RoomGuests, STAY_LIMITS } from './stay.ts';

const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

export const hotelGeoCode = z.strictObject({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

/** One room of a search. `index` from 1; `childAge`: whole years on the day of arrival, one for each child. */
export const searchedRoom = z
  .strictObject({
    index: whole(1, STAY_LIMITS.rooms.max),
    adult: whole(STAY_LIMITS.adultsInRoom.min, STAY_LIMITS.adultsInRoom.max),
    children: whole(STAY_LIMITS.childrenInRoom.min, STAY_LIMITS.childrenInRoom.max),
    childAge: z.array(whole(STAY_LIMITS.childAge.min, STAY_LIMITS.childAge.max)),
  })
  .check(
    z.refine(({ children, childAge }) => childAge.length === children, {
      error: 'age-of-each-child',
      path: ['childAge'],
    }),
  );

export const stayDateTimeRange = z.strictObject({ startDate: isoDate, endDate: isoDate }).check(
  z.refine(
    ({ startDate, endDate }) => {
      const nights = daysBetween(startDate, endDate);
      return nights >= STAY_LIMITS.nights.min && nights <= STAY_LIMITS.nights.max;
    },
    { error: 'nights', path: ['endDate'] },
  ),
);

/** The rooms of a stay, one to five, in their order, and nine people in all. */
const searchedRoomList = z.array(searchedRoom).check(
  z.minLength(1),
  z.maxLength(STAY_LIMITS.rooms.max),
  z.refine((rooms) => rooms.every(({ index }, at) => index === at + 1), { error: 'room-order' }),
  z.refine(
    (rooms) => rooms.reduce((sum, { adult, children }) => sum + adult + children, 0) <= STAY_LIMITS.guests,
    { error: 'total' },
  ),
);

/** What a price depends on. `currencyCode`: the currency that prices are asked in. */
export const hotelRateQuestion = z.strictObject({
  currencyCode,
  refundableOnly: z.boolean(),
  stayDateTimeRange,
  rooms: z.strictObject({ room: searchedRoomList }),
});
export type HotelRateQuestion = z.infer<typeof hotelRateQuestion>;

/** Hotel search payload, §3, shaped as Sabre's Get Hotel Avail v5. */
export const hotelSearchPayload = z.strictObject({
  geoSearch: z.strictObject({
    radius: whole(1, HOTEL_SEARCH.radius),
    UOM: z.enum(['MI', 'KM']),
    geoCode: hotelGeoCode,
  }),
  pagination: z.strictObject({ offset: whole(1, 10_000), pageSize: whole(1, HOTEL_SEARCH.pageSize) }),
  rateInfo: hotelRateQuestion,
  infoData: attribution,
});
export type HotelSearchPayload = z.infer<typeof hotelSearchPayload>;

/** Rooms of a page as the payload says them. */
export const searchedRooms = (rooms: readonly RoomGuests[]): HotelRateQuestion['rooms'] => ({
  room: rooms.map(({ adults, childAges }, at) => ({
    index: at + 1,
    adult: adults,
    children: childAges.length,
    childAge: [...childAges],
  })),
});

/** Whether these rooms may be searched and sold: by the limits of one room, and of all of them. */
export const isParty = (rooms: readonly RoomGuests[]): boolean =>
  searchedRoomList.safeParse(searchedRooms(rooms).room).success;

/** The same text for the same question, whoever asks: attribution does not change an answer. */
export function hotelSearchKey({ infoData: _, ...question }: HotelSearchPayload): string {
  return JSON.stringify(question);
}
