import { tzOffset } from '@date-fns/tz/tzOffset';

/** Whole hours of a day in a port, by its clock. The first has no arrival, the last no departure. */
export interface Call {
  /** from 0 */
  day: number;
  arrives?: number;
  departs?: number;
}

export interface Hours {
  departs: number;
  arrives: number;
}

export interface Leg {
  /** nautical */
  miles: number;
  /** days from the departure to the arrival */
  nights: number;
  fromZone: string;
  toZone: string;
  /** hours at which it would leave and come, where miles let it */
  likes: Hours;
}

/** Knots of ships under way. Who has time left waits at sea. Plans leave one knot for a clock that was put back. */
export const KNOTS = { least: 14, most: 21, planned: 20 } as const;

const hoursFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
/** Hours that ports are left at, and come to; where it begins and where it ends. */
const DEPARTS = hoursFrom(13, 23);
const ARRIVES = hoursFrom(6, 18);
const FIRST_DEPARTS = hoursFrom(16, 20);
const LAST_ARRIVES = hoursFrom(6, 10);
/** Fewer are no call. */
const HOURS_ASHORE = 5;
const HOUR_MS = 3_600_000;

/** Days of a year between which all clocks are changed. */
const SAMPLES = ['2027-01-15', '2027-03-20', '2027-04-03', '2027-07-01', '2027-10-28', '2027-11-03'].map(
  (day) => Date.parse(day),
);

/** By how much clocks put on from one zone to the other at most, hours, through the year. */
function mostPutOn(fromZone: string, toZone: string): number {
  const shifts = SAMPLES.map((at) => tzOffset(toZone, new Date(at)) - tzOffset(fromZone, new Date(at)));
  return Math.max(...shifts) / 60;
}

/** Pairs of hours in which a ship makes a leg, those first that are nearest to what it likes. */
function hoursOf(
  { miles, nights, fromZone, toZone, likes }: Leg,
  departs: number[],
  arrives: number[],
): Hours[] {
  const putOn = mostPutOn(fromZone, toZone);
  const least = miles / KNOTS.planned;
  return departs
    .flatMap((out) =>
      arrives.map((back) => ({
        departs: out,
        arrives: back,
        rank: Math.abs(out - likes.departs) + Math.abs(back - likes.arrives),
      })),
    )
    .filter((pair) => nights * 24 + pair.arrives - pair.departs - putOn >= least)
    .sort((one, other) => one.rank - other.rank);
}

/** Hours of each leg, so that every port has time for a walk; nothing where there are none. */
function planned(legs: readonly Leg[], at: number, came: number): Hours[] | undefined {
  const leg = legs[at];
  if (!leg) return [];
  const departs = at === 0 ? FIRST_DEPARTS : DEPARTS.filter((hour) => hour - came >= HOURS_ASHORE);
  for (const hours of hoursOf(leg, departs, at === legs.length - 1 ? LAST_ARRIVES : ARRIVES)) {
    const rest = planned(legs, at + 1, hours.arrives);
    if (rest) return [hours, ...rest];
  }
  return undefined;
}

/**
 * When a route's ports are come to and left. @param days of its ports, from 0
 * @returns nothing where its days are too short for its miles
 */
export function portHours(legs: readonly Leg[], days: readonly number[]): Call[] | undefined {
  const hours = planned(legs, 0, 0);
  return (
    hours &&
    days.map((day, at) => {
      const [arrives, departs] = [hours[at - 1]?.arrives, hours[at]?.departs];
      return {
        day,
        ...(arrives === undefined ? {} : { arrives }),
        ...(departs === undefined ? {} : { departs }),
      };
    })
  );
}

/** UTC milliseconds of an hour on the wall of a zone. @param date ISO date */
export function momentOf(date: string, hour: number, zone: string): number {
  const wall = Date.parse(date) + hour * HOUR_MS;
  const guess = wall - tzOffset(zone, new Date(wall)) * 60_000;
  return wall - tzOffset(zone, new Date(guess)) * 60_000;
}
