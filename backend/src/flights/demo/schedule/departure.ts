import type { Route } from '../network/network.ts';
import { DAY_MS } from './days.ts';
import { fliesOn, flightsOf, type ScheduledFlight } from './flights-of-route.ts';
import { localOf, utcOf } from './zone-clock.ts';

/** A flight on a day. Instants are UTC milliseconds, local times milliseconds as if their zone were UTC. */
export interface Departure {
  flight: ScheduledFlight;
  /** local day of departure, days since 1970-01-01 */
  day: number;
  leaves: number;
  arrives: number;
  localLeaves: number;
  localArrives: number;
}

/** A flight that does fly on a day, in instants. */
export function departureOn(flight: ScheduledFlight, day: number): Departure {
  const { from, to } = flight.route;
  const leaves = utcOf(from.zone, day * DAY_MS + flight.departs * 60_000);
  const arrives = leaves + flight.minutes * 60_000;
  return {
    flight,
    day,
    leaves,
    arrives,
    localLeaves: localOf(from.zone, leaves),
    localArrives: localOf(to.zone, arrives),
  };
}

/** All departures of a route on a local day, earliest first. */
export const departuresOn = (route: Route, day: number): Departure[] =>
  flightsOf(route)
    .filter((flight) => fliesOn(flight, day))
    .map((flight) => departureOn(flight, day));
