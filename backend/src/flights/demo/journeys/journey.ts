import type { CabinClass } from '@alisio/shared-contracts/flights';
import { distanceKm } from '@alisio/shared-contracts/rules';
import { DAY_MS } from '../schedule/days.ts';
import type { Departure } from '../schedule/departure.ts';

/** One way from origin to destination: one to three flights in order. */
export interface Way {
  departures: readonly Departure[];
  /** minutes from first departure to last arrival */
  minutes: number;
  /** kilometres between origin and destination, as the crow flies */
  directKm: number;
  /** place of the longest flight */
  main: number;
  /** minutes of the longest wait between two flights; 0 without any */
  longestWait: number;
}

/** Taxes and surcharges of one traveller with a seat; equal ones are the same list. */
export interface TaxList {
  /** its own number */
  id: number;
  /** US cents */
  charges: readonly { code: string; cents: number }[];
}

/** What no date changes, worked out when it is first asked for: here and in no weak map, there are so many. */
interface Lasting {
  fare?: number;
  /** hash of its longest flight */
  mood?: number;
  discomfort?: number;
  /** of each flight, by the cabin that was asked for; nothing where it is not to be had */
  cabins?: Partial<Record<CabinClass, readonly CabinClass[] | undefined>>;
  taxes?: TaxList;
}

/** A way on a day. */
export interface Journey extends Way {
  /** of all days on which the same flights leave at the same hours */
  lasting: Lasting;
}

function at(departures: readonly Departure[], index: number): Departure {
  const departure = departures.at(index);
  if (!departure) throw new Error('a journey has at least one flight');
  return departure;
}

const longestOf = (departures: readonly Departure[]): number =>
  departures.reduce(
    (most, { flight }, index) => (flight.route.km > at(departures, most).flight.route.km ? index : most),
    0,
  );

const longestWaitOf = (departures: readonly Departure[]): number =>
  departures.reduce((most, { leaves }, index) => {
    const arriving = departures[index - 1];
    return arriving ? Math.max(most, (leaves - arriving.arrives) / 60_000) : most;
  }, 0);

export function journeyOf(departures: readonly Departure[]): Journey | undefined {
  const [start, end] = [departures[0], departures.at(-1)];
  if (!start || !end) return undefined;
  return {
    departures,
    minutes: (end.arrives - start.leaves) / 60_000,
    directKm: Math.round(distanceKm(start.flight.route.from, end.flight.route.to)),
    main: longestOf(departures),
    longestWait: longestWaitOf(departures),
    lasting: {},
  };
}

/** The same journey so many days later. Whole weeks, and no clock is changed between. */
export function daysLater(
  { departures, minutes, directKm, main, longestWait, lasting }: Journey,
  days: number,
): Journey {
  const ms = days * DAY_MS;
  return {
    departures: departures.map(
      ({ flight, day, leaves, arrives, localLeaves, localArrives }): Departure => ({
        flight,
        day: day + days,
        leaves: leaves + ms,
        arrives: arrives + ms,
        localLeaves: localLeaves + ms,
        localArrives: localArrives + ms,
      }),
    ),
    minutes,
    directKm,
    main,
    longestWait,
    lasting,
  };
}

export const first = ({ departures }: Way): Departure => at(departures, 0);

export const last = ({ departures }: Way): Departure => at(departures, -1);

export const longest = ({ departures, main }: Way): Departure => at(departures, main);

/** Whether a way is one flight, under the number of a carrier. */
export const isOneFlightOf = (carrier: string, { departures: [only, ...others] }: Way): boolean =>
  others.length === 0 && only?.flight.route.airline.code === carrier;
