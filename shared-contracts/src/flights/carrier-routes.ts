import { moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { iataCode } from './codes.ts';
import { destinationPrice } from './destination-prices.ts';

/** Most routes of an airline that are told of one airport: those that fly most often. */
export const MOST_CARRIER_ROUTES = 6;

/** An airport with the name of its city in the language that was asked for. */
const namedAirport = z.strictObject({ code: iataCode, city: z.string() });

/** Where an airline flies without a stop. */
export const carrierRoute = z.strictObject({
  to: iataCode,
  city: z.string(),
  /** of its first flight of the day, from gate to gate */
  minutes: z.int().check(z.positive()),
  /** departures a week */
  weekly: z.int().check(z.positive()),
  /** the cheapest round trip of the coming weeks with this airline, both ways without a stop; null while none is known */
  trip: z.nullable(destinationPrice),
});
export type CarrierRoute = z.infer<typeof carrierRoute>;

const pieces = z.int().check(z.nonnegative());

/** What a fare of economy brings, cheapest first. Pieces a person. */
export const carrierFare = z.strictObject({
  family: z.enum(['BASIC', 'CLASSIC', 'FLEX']),
  cabin: pieces,
  checked: pieces,
  /** on long flights */
  checkedFar: pieces,
});
export type CarrierFare = z.infer<typeof carrierFare>;

/** What an airline flies from an airport, and what its fares bring. */
export const carrierRoutesAnswer = z.strictObject({
  /** where they begin: what was asked for, or the airline's largest base where it does not fly from there */
  from: namedAirport,
  /** where the visitor is or what was asked for, when the airline does not fly from there without a stop */
  instead: z.optional(namedAirport),
  /** where else they may begin */
  origins: z.array(namedAirport),
  /** how many places it flies to from there, and how often a week */
  destinations: z.int().check(z.nonnegative()),
  weekly: z.int().check(z.nonnegative()),
  routes: z.array(carrierRoute).check(z.maxLength(MOST_CARRIER_ROUTES)),
  /** whether every price is looked up; else whoever asks again is told more */
  isPriced: z.boolean(),
  fares: z.array(carrierFare),
  /** kilograms of a checked bag of economy */
  checkedKilograms: z.int().check(z.positive()),
  /** the least that one checked bag more costs, one way */
  bagFrom: moneyAmount,
});
export type CarrierRoutesAnswer = z.infer<typeof carrierRoutesAnswer>;
