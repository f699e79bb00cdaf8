import { countryCode } from '../orders/passenger.ts';
import { currencyCode, isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import {
  cruiseId,
  cruiseRegion,
  cruiseSlug,
  itinerarySlug,
  NOT_SOLD,
  notSoldWhy,
  portCode,
  townWay,
  visaHint,
} from './codes.ts';

const count = z.int().check(z.nonnegative());

/** Whole minor units, or `NA` for what is not sold (§4). */
export const cruisePrice = z.union([count, z.literal(NOT_SOLD)]);
export type CruisePrice = z.infer<typeof cruisePrice>;

/**
 * What a kind of cabin costs the party, all in: fare, port taxes and the service charge of each day. `price`: one
 * person's part of it, rounded up; `cabin`: everybody's.
 */
export const cabinPrice = z.union([
  z.strictObject({ price: count, cabin: count }),
  z.strictObject({ price: z.literal(NOT_SOLD), why: notSoldWhy }),
]);
export type CabinPrice = z.infer<typeof cabinPrice>;

/** Of every kind, so that a grid has no hole. */
export const cabinPrices = z.strictObject({
  inside: cabinPrice,
  oceanview: cabinPrice,
  balcony: cabinPrice,
  suite: cabinPrice,
});
export type CabinPrices = z.infer<typeof cabinPrices>;

export const namedShip = z.strictObject({ code: cruiseSlug, name: z.string() });
export const namedLine = z.strictObject({ code: cruiseSlug, name: z.string() });

/** A sailing of a list (§3). Texts in the language that was asked in, here and below. */
export const listedCruise = z.strictObject({
  id: cruiseId,
  itinerary: itinerarySlug,
  title: z.string(),
  region: cruiseRegion,
  nights: z.int().check(z.positive()),
  /** ports in the order in which they are called at, where it leaves first, where it ends last */
  portsRoute: z.array(portCode).check(z.minLength(2)),
  departurePort: portCode,
  departureDate: isoDate,
  returnDate: isoDate,
  ship: namedShip,
  cruiseLine: namedLine,
  /** the line by its name: what lists are matched by (§4) */
  vendor: z.string(),
  /** of its cheapest cabin, all in */
  pricePerPerson: cruisePrice,
  /** `cabins.balcony.price` */
  priceBalcony: cruisePrice,
  cabins: cabinPrices,
  currency: currencyCode,
});
export type ListedCruise = z.infer<typeof listedCruise>;

/** A port that ships call at. */
export const cruisePort = z.strictObject({
  code: portCode,
  name: z.string(),
  country: countryCode,
  lat: z.number(),
  lon: z.number(),
  /** IANA name of the clock there */
  zone: z.string(),
  /** people are brought ashore by boat */
  isTender: z.boolean(),
  town: townWay,
  visa: visaHint,
});
export type CruisePort = z.infer<typeof cruisePort>;

/** A sea way, over water alone: `[lon, lat, lon, lat …]`, degrees, from a port to the next. `miles`: nautical. */
export const seaWay = z.strictObject({
  from: portCode,
  to: portCode,
  miles: z.number().check(z.nonnegative()),
  line: z.array(z.number()),
});
export type SeaWay = z.infer<typeof seaWay>;

/** The route of sailings, whatever the day: what a card draws. `days`: the port of each day, null at sea. */
export const cruiseItinerary = z.strictObject({
  slug: itinerarySlug,
  title: z.string(),
  region: cruiseRegion,
  nights: z.int().check(z.positive()),
  days: z.array(z.nullable(portCode)),
  ways: z.array(seaWay),
});
export type CruiseItinerary = z.infer<typeof cruiseItinerary>;
