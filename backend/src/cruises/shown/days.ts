import type { CruiseDay, SailedWay } from '@alisio/shared-contracts/cruises';
import { addDays } from '@alisio/shared-contracts/dates';
import { type CruiseCatalogue, named } from '../catalogue/cruise-catalogue.ts';
import { KNOTS, momentOf } from '../hours/port-hours.ts';
import type { Sailing } from '../schedule/sailings.ts';

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

/** `8` as `08:00` */
export const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The days of a sailing, ports with their hours ashore and days at sea. */
export function sailingDays({ itinerary, departureDate }: Sailing): CruiseDay[] {
  return itinerary.days.map((port, at) => {
    const day = { day: at + 1, date: addDays(departureDate, at), port };
    const call = itinerary.calls.find((one) => one.day === at);
    if (!call) return day;
    const { arrives, departs } = call;
    return {
      ...day,
      ...(arrives === undefined ? {} : { arrives: clockOf(arrives) }),
      ...(departs === undefined ? {} : { departs: clockOf(departs) }),
      ...(arrives === undefined || departs === undefined
        ? {}
        : { minutesAshore: (departs - arrives) * HOUR_MINUTES }),
    };
  });
}

/**
 * The ways of a sailing in its own time. Knots are those of a ship under way: never less than it sails at, so that who
 * has more time than miles waits.
 */
export function sailedWays(catalogue: CruiseCatalogue, { itinerary, departureDate }: Sailing): SailedWay[] {
  const at = (call: { day: number; port: string } | undefined, hour = 0): number =>
    call
      ? momentOf(addDays(departureDate, call.day), hour, named(catalogue.ports, call.port).zone)
      : Number.NaN;
  return itinerary.ways.map((way, leg) => {
    const [from, to] = [itinerary.calls[leg], itinerary.calls[leg + 1]];
    const minutes = (at(to, to?.arrives) - at(from, from?.departs)) / MINUTE_MS;
    const knots = Math.max(KNOTS.least, way.miles / (minutes / HOUR_MINUTES));
    return { ...way, minutes, knots: Math.round(knots * 10) / 10 };
  });
}
