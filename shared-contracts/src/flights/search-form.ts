import { currencyCode, isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { cabinClass, iataCode } from './codes.ts';

/** A chosen airport or city, as the form shows it. */
export const searchPlace = z.strictObject({
  code: iataCode,
  name: z.string(),
  cityName: z.string(),
  countryName: z.string(),
  isCity: z.boolean(),
});
export type SearchPlace = z.infer<typeof searchPlace>;

/** §3: "1" one-way, "2" round trip. */
export const tripType = z.enum(['1', '2']);
export type TripType = z.infer<typeof tripType>;

/** Flight search form, §3. Places are null until chosen. */
export const flightSearchForm = z.strictObject({
  tripType,
  cabinClass,
  departureDate: isoDate,
  returnDate: isoDate,
  origin: z.nullable(searchPlace),
  destination: z.nullable(searchPlace),
  hotelDestination: z.nullable(searchPlace),
  rooms: z.int(),
  adultCount: z.int(),
  childrenCount: z.int(),
  infantCount: z.int(),
  currencyCode,
  countryCode: z.string(),
  // Absent in what releases before them have kept.
  refundableFare: z.optional(z.boolean()),
  noRestrictionFare: z.optional(z.boolean()),
  noPenaltyFare: z.optional(z.boolean()),
});
export type FlightSearchForm = z.infer<typeof flightSearchForm>;
