import type { Airport } from '../../../airports/index.ts';
import type { Departure } from '../schedule/departure.ts';

const MINUTE = 60_000;
const HUB_WEIGHT = 40;
/** Countries where everybody from abroad clears immigration and bags before going on. */
const CLEARS_FIRST = new Set(['US', 'CA', 'AU', 'GB', 'IN', 'CN']);
const CHANGE_OF_AIRPORT = 210;

/** Longest wait in minutes; a night in between is the limit. */
export const LONGEST_WAIT = 14 * 60;
/** What most would still accept, used unless nothing else flies. */
export const USUAL_WAIT = 7 * 60;

const abroad = (one: Airport, other: Airport) => one.country !== other.country;

/** Minimum connecting time in minutes between two flights at one city. */
export function minimumWait(arriving: Departure, leaving: Departure): number {
  const { from: origin, to: at } = arriving.flight.route;
  const { from: onward, to: destination } = leaving.flight.route;
  if (at !== onward) return CHANGE_OF_AIRPORT;
  const entering = abroad(origin, at);
  const international = entering || abroad(at, destination);
  const border = entering && CLEARS_FIRST.has(at.country) ? 30 : 0;
  const size = at.weight > HUB_WEIGHT ? 10 : 0;
  const terminals = arriving.flight.arrivalTerminal === leaving.flight.departureTerminal ? 0 : 15;
  return (international ? 65 : 45) + border + size + terminals;
}

const waitMinutes = (arriving: Departure, leaving: Departure): number =>
  (leaving.leaves - arriving.arrives) / MINUTE;

/** Whether a traveller can and would change from one flight to the other. */
export function connects(arriving: Departure, leaving: Departure): boolean {
  if (arriving.flight.route.to.city !== leaving.flight.route.from.city) return false;
  const wait = waitMinutes(arriving, leaving);
  return wait >= minimumWait(arriving, leaving) && wait <= LONGEST_WAIT;
}

/** Longest way in kilometres that is still on the way. */
export const longestWay = (directKm: number, stops: number): number =>
  stops === 0 ? Number.POSITIVE_INFINITY : directKm * 1.35 + 300 + stops * 200;
