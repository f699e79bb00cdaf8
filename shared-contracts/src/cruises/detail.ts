import { isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { cabinKind, cruiseExtra, cruisePaper, cruiseSlug, NOT_SOLD, notSoldWhy, portCode } from './codes.ts';
import { cruisePort, listedCruise, seaWay } from './cruise.ts';

const count = z.int().check(z.nonnegative());
const positive = z.int().check(z.positive());
/** `HH:mm`, by the clock of the port */
const clockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Everybody is back on board so long before the ship leaves. */
export const ALL_ABOARD_MINUTES = 30;

/** A day of a cruise: in a port, or at sea. The first has no arrival, the last no departure. */
export const cruiseDay = z.strictObject({
  /** from 1 */
  day: positive,
  date: isoDate,
  port: z.nullable(portCode),
  arrives: z.optional(clockTime),
  departs: z.optional(clockTime),
  /** between both; none where one is missing */
  minutesAshore: z.optional(positive),
});
export type CruiseDay = z.infer<typeof cruiseDay>;

/** A way as this sailing goes it. `minutes`: from pier to pier; `knots`: while it is under way, which may be a part of them. */
export const sailedWay = z.extend(seaWay, { minutes: positive, knots: z.number().check(z.positive()) });
export type SailedWay = z.infer<typeof sailedWay>;

/** A deck with cabins, counted from the lowest. `kinds`: what is on it. */
export const shipDeck = z.strictObject({ deck: positive, kinds: z.array(cabinKind) });
export type ShipDeck = z.infer<typeof shipDeck>;

export const cruiseShip = z.strictObject({
  code: cruiseSlug,
  name: z.string(),
  /** in service since */
  year: positive,
  decks: positive,
  cabins: positive,
  guests: positive,
  crew: positive,
  restaurants: positive,
  pools: count,
  /** metres */
  length: positive,
  /** all decks, those without cabins too */
  plan: z.array(shipDeck),
});
export type CruiseShip = z.infer<typeof cruiseShip>;

const cabinFacts = {
  kind: cabinKind,
  /** square metres, and those of the balcony beside it */
  area: count,
  balconyArea: z.optional(positive),
  sleeps: count,
  decks: z.array(positive),
};
/** A kind of cabin of the ship with its price for the party; minor units, `price` and `cabin` as in a list. */
export const cruiseCabin = z.union([
  z.strictObject({
    ...cabinFacts,
    price: count,
    cabin: count,
    /** what `cabin` is the sum of, everybody's */
    fare: count,
    portTaxes: count,
    serviceCharge: count,
  }),
  z.strictObject({
    ...cabinFacts,
    price: z.literal(NOT_SOLD),
    why: notSoldWhy,
    /** the next sailing of the same route that sells it */
    next: z.optional(listedCruise),
  }),
]);
export type CruiseCabin = z.infer<typeof cruiseCabin>;

/** All that the page of one sailing shows. */
export const cruiseDetail = z.strictObject({
  cruise: listedCruise,
  /** from when to when the ship is boarded on the first day, and until when it is left on the last */
  boards: z.strictObject({ from: clockTime, until: clockTime }),
  leftBy: clockTime,
  days: z.array(cruiseDay),
  ways: z.array(sailedWay),
  /** each once, in the order of the route */
  ports: z.array(cruisePort),
  ship: cruiseShip,
  /** of each kind, the least first */
  cabins: z.array(cruiseCabin),
  /** minor units: of a person and night, and of a person for all ports: both are in every price */
  serviceChargeANight: count,
  portTaxesEach: count,
  included: z.array(cruiseExtra),
  notIncluded: z.array(cruiseExtra),
  papers: z.array(cruisePaper),
  /** other sailings of the same route, soonest first */
  others: z.array(listedCruise),
});
export type CruiseDetail = z.infer<typeof cruiseDetail>;
