import { currencyCode, isoDate, localDateTime, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { cabinLabel, carrierCode, decimalAmount, iataCode } from './codes.ts';
import { supplierState } from './suppliers.ts';

const count = z.int().check(z.nonnegative());
/** ISO 8601, `PT9H45M` */
const isoDuration = z.string().check(z.regex(/^PT(\d+H)?(\d+M)?$/));
const tax = z.strictObject({ code: z.string(), amount: decimalAmount });
const bags = z.strictObject({
  quantity: count,
  weight: z.optional(count),
  weightUnit: z.optional(z.enum(['KG', 'LB'])),
});
export type Bags = z.infer<typeof bags>;

const endpoint = z.strictObject({ iataCode, terminal: z.optional(z.string()), at: localDateTime });

/** One take-off and landing, or one flight number with its technical stops. */
export const flightSegment = z.strictObject({
  id: z.string(),
  departure: endpoint,
  arrival: endpoint,
  carrierCode,
  number: z.string(),
  aircraft: z.strictObject({ code: z.string() }),
  operating: z.strictObject({ carrierCode }),
  duration: isoDuration,
  durationInMinutes: count,
  numberOfStops: count,
  /** great-circle kilometres */
  distanceKm: count,
});
export type FlightSegment = z.infer<typeof flightSegment>;

/** Local hours: night 0 to 5, morning 6 to 11, afternoon 12 to 17, evening 18 to 23. */
export const timeTag = z.enum(['night', 'morning', 'afternoon', 'evening']);
export type TimeTag = z.infer<typeof timeTag>;

export const itinerary = z.strictObject({
  duration: isoDuration,
  durationInMinutes: count,
  stops: count,
  departureTimeTag: timeTag,
  arrivalTimeTag: timeTag,
  segments: z.array(flightSegment).check(z.minLength(1)),
});
export type Itinerary = z.infer<typeof itinerary>;

export const fareDetails = z.strictObject({
  segmentId: z.string(),
  cabin: cabinLabel,
  fareBasis: z.string(),
  /** booking class, one letter */
  class: z.string(),
  /** fare family: BASIC, CLASSIC, FLEX */
  brandedFare: z.enum(['BASIC', 'CLASSIC', 'FLEX']),
  includedCheckedBags: bags,
  includedCabinBags: bags,
  additionalServices: z.strictObject({
    chargeableCheckedBags: z.strictObject({ quantity: count, price: z.optional(moneyAmount) }),
  }),
});
export type FareDetails = z.infer<typeof fareDetails>;

export const travelerPricing = z.strictObject({
  travelerId: z.string(),
  type: z.enum(['ADULT', 'CHILD', 'INFANT']),
  /** the adult on whose lap an infant sits */
  associatedAdultId: z.optional(z.string()),
  price: z.strictObject({
    currency: currencyCode,
    total: decimalAmount,
    base: decimalAmount,
    taxes: z.array(tax),
    intBase: moneyAmount,
    intTotal: moneyAmount,
  }),
  fareDetailsBySegment: z.array(fareDetails),
});
export type TravelerPricing = z.infer<typeof travelerPricing>;

const place = z.strictObject({
  name: z.string(),
  cityCode: iataCode,
  cityName: z.string(),
  countryCode: z.string(),
});

/** Characters of an offer's id, its seal included. */
export const LONGEST_OFFER_ID = 400;

/** Flight offer, §3, in the fuller shape of the public GDS offer format. */
export const flightOffer = z.strictObject({
  type: z.literal('flight-offer'),
  id: z.string().check(z.maxLength(LONGEST_OFFER_ID)),
  disId: z.string(),
  metaName: z.string(),
  oneWay: z.boolean(),
  lastTicketingDate: isoDate,
  numberOfBookableSeats: count,
  validatingAirlineCodes: z.array(carrierCode),
  price: z.strictObject({
    currency: currencyCode,
    total: decimalAmount,
    base: decimalAmount,
    intTotal: moneyAmount,
  }),
  itineraries: z.array(itinerary).check(z.minLength(1), z.maxLength(2)),
  travelerPricings: z.array(travelerPricing).check(z.minLength(1), z.maxLength(9)),
  included: z.strictObject({ bags }),
  fareRules: z.strictObject({
    refundable: z.boolean(),
    changeable: z.boolean(),
    /** per traveller; absent when free or not allowed */
    changeFee: z.optional(moneyAmount),
    refundFee: z.optional(moneyAmount),
    /** how a seat is chosen before the day of the flight; absent where the supplier does not say */
    seatChoice: z.optional(z.enum(['free', 'paid', 'at-check-in'])),
    /** per traveller and flight, where it is paid for */
    seatFee: z.optional(moneyAmount),
  }),
  /** kilograms for all travellers, and what is usual on this route in this cabin */
  co2Emissions: z.strictObject({ weight: count, typicalWeight: count, weightUnit: z.literal('KG') }),
  dictionaries: z.strictObject({
    carriers: z.record(z.string(), z.string()),
    locations: z.record(z.string(), place),
    aircraft: z.record(z.string(), z.string()),
  }),
});
export type FlightOffer = z.infer<typeof flightOffer>;

/** An offer that somebody names by its id. */
export const namedFlightOffer = z.extend(flightOffer, {
  /** what it cost when it was shown under that id, where it costs something else now */
  shownTotal: z.optional(moneyAmount),
});
export type NamedFlightOffer = z.infer<typeof namedFlightOffer>;

export const flightSearchAnswer = z.strictObject({
  data: z.array(flightOffer),
  meta: z.strictObject({
    count,
    /** what the prices are in: US dollars where the currency that was asked for is not sold */
    currency: currencyCode,
    /** UTC, ISO 8601: until when the prices are firm (§4: 15 min) */
    expiresAt: z.string(),
    /** absent where all have answered */
    suppliers: z.optional(supplierState),
  }),
});
export type FlightSearchAnswer = z.infer<typeof flightSearchAnswer>;
