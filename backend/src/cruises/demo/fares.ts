import type { CabinKind, CruiseParty } from '@alisio/shared-contracts/cruises';
import { pick } from '../../chance/index.ts';
import type { FiledLine } from '../files/cruise-files.ts';
import type { Sailing } from '../schedule/sailings.ts';
import { fullness } from './demand.ts';
import { nightInside } from './season.ts';

/** Minor units of a whole one. */
const WHOLE = 100;
/** Of the fare inside. */
const KINDS: Record<CabinKind, number> = { inside: 1, oceanview: 1.17, balcony: 1.46, suite: 2.62 };
/** Of the fare of one of two: who sails alone, and who shares with two. */
const ALONE = 1.8;
const THIRD = { adult: 0.6, child: 0.35 };
/** A sailing costs so much when it is empty, and so much more when it is full. */
const EMPTY = 0.9;
const FULL = 0.24;
/** Shortly before it leaves, what is not full is sold for less. */
const LATE = { days: 35, fullness: 0.82, factor: 0.86 };
/** A newer ship costs more, a year. */
const A_YEAR = 0.008;
const USUAL_YEAR = 2015;
/** Of a port and a person, whole units. */
const TAXES = { least: 11, most: 21 };

/** What all ports of a route charge for a person, minor units. */
export const portTaxesEach = (ports: readonly string[]): number =>
  ports.reduce((sum, port) => sum + pick(`${port} taxes`, TAXES.least, TAXES.most) * WHOLE, 0);

/** Fare of each of two who share a cabin, whole units as minor ones. @param daysAhead until it leaves */
export function fareEach(
  { id, ship, itinerary, departureDate }: Sailing,
  { level }: FiledLine,
  kind: CabinKind,
  daysAhead: number,
): number {
  const full = Math.min(1, fullness(id, daysAhead));
  const late = daysAhead <= LATE.days && full < LATE.fullness ? LATE.factor : 1;
  const night = nightInside(itinerary.region, departureDate, itinerary.nights);
  const ofShip = 1 + (ship.year - USUAL_YEAR) * A_YEAR;
  const inside = night * itinerary.nights * (level / 100) * ofShip * (EMPTY + FULL * full) * late;
  return Math.round(inside * KINDS[kind]) * WHOLE;
}

/** What everybody in a cabin pays, minor units; `cabin` is the sum of the others. */
export interface CabinSum {
  /** one person's part, rounded up */
  price: number;
  cabin: number;
  fare: number;
  portTaxes: number;
  serviceCharge: number;
}

/** @param each fare of each of two. @param taxes, service of one person, for the whole cruise */
export function cabinSum(
  each: number,
  { adults, childAges }: CruiseParty,
  taxes: number,
  service: number,
): CabinSum {
  const people = adults + childAges.length;
  const wholeOf = (part: number) => Math.round((each * part) / WHOLE) * WHOLE;
  // Two pay in full, grown people before children.
  const grownMore = Math.max(0, adults - 2);
  const more = wholeOf(THIRD.adult) * grownMore + wholeOf(THIRD.child) * (people - 2 - grownMore);
  const fare = people === 1 ? wholeOf(ALONE) : 2 * each + more;
  const [portTaxes, serviceCharge] = [taxes * people, service * people];
  const cabin = fare + portTaxes + serviceCharge;
  return { price: Math.ceil(cabin / people), cabin, fare, portTaxes, serviceCharge };
}
