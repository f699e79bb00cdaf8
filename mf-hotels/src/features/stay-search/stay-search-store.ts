import { DEFAULT_STAY_POINT, STAY_LIMITS, stayPlace } from '@alisio/shared-contracts/hotels';
import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { isoDate } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';

export const RECENT_PLACES = 6;

const count = z.int().check(z.nonnegative());
const point = z.strictObject({ lat: z.number(), lon: z.number() });
const room = z.strictObject({
  adults: count,
  /** null: not chosen yet */
  ages: z.array(z.nullable(count)).check(z.maxLength(STAY_LIMITS.childrenInRoom.max)),
});

/**
 * The state of the search, with §3's names. What a search has found, and whether it is on its way (`hotels`,
 * `dataLoading`), is kept with all answers.
 */
export const staySearch = defineSessionStore({
  key: 'alisio.stay-search',
  version: 1,
  schema: z.strictObject({
    checkInOutDate: z.nullable(z.strictObject({ start: isoDate, end: isoDate })),
    destination: z.nullable(stayPlace),
    /** §3: a fixed point in Colombia, until the visitor says where they are */
    geolocation: point,
    /** they have said so, and search around it */
    isNear: z.boolean(),
    /** as the box shows it */
    locationName: z.string(),
    adultPassenger: count,
    childrenPassenger: count,
    noOfRooms: count,
    rooms: z.array(room),
    refundableOnly: z.boolean(),
    /** where the hotel lies that was looked at last */
    selectedHotelGeolocation: z.nullable(point),
    /** address of the last search */
    previousRequestParameter: z.nullable(z.string()),
    recentPlaces: z.array(stayPlace).check(z.maxLength(RECENT_PLACES)),
    /** when it was last changed: UTC, ISO 8601; empty for never */
    savedAt: z.string(),
  }),
  initial: {
    checkInOutDate: null,
    destination: null,
    geolocation: DEFAULT_STAY_POINT,
    isNear: false,
    locationName: '',
    adultPassenger: 1,
    childrenPassenger: 0,
    noOfRooms: 1,
    rooms: [],
    refundableOnly: false,
    selectedHotelGeolocation: null,
    previousRequestParameter: null,
    recentPlaces: [],
    savedAt: '',
  },
});
export type StaySearchState = ReturnType<typeof staySearch.get>;
