import {
  cruiseExtra,
  cruiseRegion,
  cruiseSlug,
  itinerarySlug,
  portCode,
  seaWay,
  townWay,
} from '@alisio/shared-contracts/cruises';
import type { Language } from '@alisio/shared-contracts/languages';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { z } from '@alisio/shared-contracts/zod';
import { readDataFile } from '../../config/index.ts';

const positive = z.int().check(z.positive());
const inEach = z.record(z.enum(LANGUAGES), z.string().check(z.minLength(1)));
export type InEach = Record<Language, string>;

export const filedPort = z.strictObject({
  code: portCode,
  names: inEach,
  lat: z.number(),
  lon: z.number(),
  /** IANA */
  zone: z.string(),
  isTender: z.boolean(),
  town: townWay,
});
export type FiledPort = z.infer<typeof filedPort>;

/** `days`: the port of each day, null at sea. */
export const filedItinerary = z.strictObject({
  slug: itinerarySlug,
  region: cruiseRegion,
  titles: inEach,
  days: z.array(z.nullable(portCode)).check(z.minLength(3)),
});
export type FiledItinerary = z.infer<typeof filedItinerary>;

export const filedLine = z.strictObject({
  code: cruiseSlug,
  name: z.string(),
  /** of its fares, beside the usual, percent */
  level: positive,
  /** of a person and night, minor units */
  serviceCharge: positive,
  /** beyond what every fare has */
  extras: z.array(cruiseExtra),
});
export type FiledLine = z.infer<typeof filedLine>;

/** Days of the year between which a ship goes these routes, one after the other. `MM-DD` */
const filedSeason = z.strictObject({
  from: z.string().check(z.regex(/^\d{2}-\d{2}$/)),
  to: z.string().check(z.regex(/^\d{2}-\d{2}$/)),
  itineraries: z.array(itinerarySlug).check(z.minLength(1)),
});
export type FiledSeason = z.infer<typeof filedSeason>;

const byKind = <Value extends z.ZodMiniType>(value: Value) =>
  z.strictObject({
    inside: z.optional(value),
    oceanview: z.optional(value),
    balcony: z.optional(value),
    suite: z.optional(value),
  });

export const filedShip = z.strictObject({
  code: cruiseSlug,
  name: z.string(),
  line: cruiseSlug,
  year: positive,
  decks: positive,
  cabins: positive,
  guests: positive,
  crew: positive,
  restaurants: positive,
  pools: positive,
  length: positive,
  /** on which decks its kinds of cabin are; a kind without is none of the ship's. So below. */
  cabinDecks: byKind(z.array(positive)),
  /** people */
  sleeps: byKind(positive),
  /** square metres */
  areas: byKind(positive),
  balconyArea: positive,
  /** on which its seasons begin, 1 is Monday */
  weekday: positive,
  seasons: z.array(filedSeason),
});
export type FiledShip = z.infer<typeof filedShip>;

const read = <T>(name: string, schema: z.ZodMiniType<T>): T =>
  readDataFile('The cruises', new URL(`../../../data/cruises/${name}.json`, import.meta.url), schema);

/** Reads all files: once, at a start. @throws Error that says in one sentence what is wrong with a file, and where */
export const readCruiseFiles = () => ({
  ports: read('ports', z.array(filedPort)),
  itineraries: read('itineraries', z.array(filedItinerary)),
  lines: read('lines', z.array(filedLine)),
  ships: read('ships', z.array(filedShip)),
  ways: read('sea-ways', z.array(seaWay)),
});
