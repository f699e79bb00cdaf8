import { countryCode } from '../orders/passenger.ts';
import { currencyCode, isoDate, localDateTime, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { amenity, board, cancellation, hotelCode, hotelKind } from './codes.ts';

const amount = z.int().check(z.nonnegative());

/**
 * What becomes of the money when a stay is given back, earliest first: from `from` on `keeps` is kept. The first one
 * begins with the booking (no `from`). Times by the hotel's clock.
 */
export const cancellationStep = z.strictObject({
  from: z.optional(localDateTime),
  /** integer minor units of the whole stay in this room */
  keeps: amount,
});
export type CancellationStep = z.infer<typeof cancellationStep>;

/**
 * A price of a stay, §3: all searched rooms, all nights. Integer minor units. `amountAfterTax` is what the stay costs,
 * taxes and fees and what is paid at the hotel included.
 */
export const convertedRateInfo = z.strictObject({
  startDate: isoDate,
  endDate: isoDate,
  currencyCode,
  amountBeforeTax: amount,
  /** taxes and fees that are part of `amountAfterTax`, by name: `vat`, `city-tax`, `resort-fee` … */
  taxes: z.array(z.strictObject({ code: z.string(), amount, payAtHotel: z.boolean() })),
  amountAfterTax: amount,
  /** of `amountAfterTax`, what is paid at the hotel */
  payAtHotel: amount,
  /** of one room and night, taxes included, rounded up */
  averageNightlyRate: amount,
});
export type ConvertedRateInfo = z.infer<typeof convertedRateInfo>;

/** Where a hotel stands. `zone`: IANA name of its clock. */
export const hotelLocation = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  /** part of the town that people call it by; empty where nobody does */
  neighbourhood: z.string(),
  zone: z.string(),
  address: z.strictObject({
    addressLine1: z.string(),
    addressLine2: z.optional(z.string()),
    cityName: z.string(),
    postalCode: z.string(),
    countryName: z.string(),
    countryCode,
  }),
});

/** What guests said of it to its supplier, in tenths: 87 is 8.7 of 10. */
export const guestScore = z.strictObject({ score: z.int().check(z.gte(0), z.lte(100)), count: amount });

/** A hotel, §3. */
export const hotelInfo = z.strictObject({
  hotelName: z.string(),
  hotelCode,
  /** where Sabre knows it; its own code in the demonstration */
  SabreHotelCode: z.string(),
  /** stars, 1 to 5; 0 for what has none, as apartments */
  rating: z.int().check(z.gte(0), z.lte(5)),
  kind: hotelKind,
  guestScore: z.optional(guestScore),
  amenities: z.array(amenity),
  locationInfo: hotelLocation,
});
export type HotelInfo = z.infer<typeof hotelInfo>;

/** A photo, or what is drawn in its place: a façade or a room, and the hour, by name. */
export const hotelPicture = z.union([
  z.strictObject({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    /** what it shows, for who does not see it */
    alt: z.string(),
  }),
  z.strictObject({ draws: z.string(), light: z.enum(['day', 'dusk', 'night']), seed: z.string() }),
]);
export type HotelPicture = z.infer<typeof hotelPicture>;
export const hotelImageInfo = z.strictObject({ images: z.array(hotelPicture).check(z.minLength(1)) });

/** What the best price of a hotel in a list brings. */
export const leadRate = z.strictObject({
  board,
  cancellation,
  /** until when a free cancellation is free, by the hotel's clock */
  freeUntil: z.optional(localDateTime),
  /** rooms left at this price, where so few are left that it matters */
  left: z.optional(z.int().check(z.positive())),
});

/**
 * Another way to buy the stay of a list's hotel in the same rooms, dearer than the best price: what of a
 * `convertedRateInfo` differs by it. Integer minor units.
 */
export const otherRate = z.strictObject({
  board,
  cancellation,
  freeUntil: z.optional(localDateTime),
  amountBeforeTax: amount,
  /** of the best price's taxes, in their order */
  taxes: z.array(amount),
  averageNightlyRate: amount,
});
export type OtherRate = z.infer<typeof otherRate>;

/** A hotel of a list: what its card shows. */
export const listedHotel = z.strictObject({
  hotelInfo,
  hotelImageInfo,
  hotelRateInfo: z.strictObject({
    rateInfo: z.strictObject({ convertedRateInfo: z.array(convertedRateInfo).check(z.minLength(1)) }),
    lead: leadRate,
    /** boards and policies among its plans, for facets */
    boards: z.array(board),
    cancellations: z.array(cancellation),
    /** the cheapest of every other board and policy: what it costs under a facet that the best price does not pass */
    others: z.optional(z.array(otherRate)),
  }),
  /** from the place that was searched, kilometres */
  distance: z.number(),
});
export type ListedHotel = z.infer<typeof listedHotel>;

/** A way to buy a room: what is eaten, what becomes of the money. */
export const ratePlan = z.strictObject({
  /** names room, plan, stay and price; what a cart holds */
  rateKey: z.string().check(z.maxLength(300)),
  ratePlanName: z.string(),
  board,
  cancellation,
  cancellationSteps: z.array(cancellationStep).check(z.minLength(1)),
  convertedRateInfo,
  left: z.optional(z.int().check(z.positive())),
});
export type RatePlan = z.infer<typeof ratePlan>;

export const BED_KINDS = ['single', 'double', 'queen', 'king', 'bunk', 'sofa'] as const;

/** A room, §3, for one of the searched rooms (`roomIndex`). */
export const hotelRoom = z.strictObject({
  /** the searched room that it is for, from 1 */
  roomIndex: z.int(),
  roomType: z.string(),
  roomTypeCode: z.string(),
  roomID: z.string(),
  roomDescription: z.strictObject({ name: z.string(), text: z.array(z.string()) }),
  beds: z.array(z.strictObject({ kind: z.enum(BED_KINDS), count: z.int().check(z.positive()) })),
  /** square metres */
  size: z.int(),
  sleeps: z.strictObject({
    adults: z.int(),
    children: z.int(),
    /** together, whoever they are */
    all: z.optional(z.int()),
    /** `false`: the house has no cots, its babies take a bed */
    cots: z.optional(z.boolean()),
  }),
  picture: hotelPicture,
  ratePlans: z.array(ratePlan).check(z.minLength(1)),
});
export type HotelRoom = z.infer<typeof hotelRoom>;

/** What is good to know of a hotel. Times by its clock, `HH:mm`. */
export const houseRules = z.strictObject({
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  /** kept on a card on arrival and given back; none is absent */
  deposit: z.optional(moneyAmount),
  /** age from which a child pays as an adult */
  childrenStayUntil: z.int(),
  cot: z.boolean(),
  pets: z.boolean(),
  parking: z.enum(['none', 'free', 'paid']),
});

/** All that the page of one hotel shows, whatever the stay. */
export const hotelDetail = z.strictObject({
  hotelInfo,
  hotelImageInfo,
  /** texts of its supplier, in the language that was asked in */
  description: z.array(z.string()),
  houseRules,
  scores: z.array(z.strictObject({ criterion: z.string(), score: z.int() })),
  /** what is near: metres */
  nearby: z.array(z.strictObject({ kind: z.string(), name: z.string(), metres: z.int() })),
});
export type HotelDetail = z.infer<typeof hotelDetail>;
