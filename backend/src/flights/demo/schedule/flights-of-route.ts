import { chance, pick } from '../../../chance/index.ts';
import type { Aircraft } from '../airlines/aircraft.ts';
import type { Route } from '../network/network.ts';
import { blockMinutes } from './block-time.ts';
import { type CabinsOn, cabinsOn } from './cabins-on.ts';
import { weekday } from './days.ts';
import { aircraftFor } from './fleet-choice.ts';

/** A flight number: what flies on its days of the week, at its local time. */
export interface ScheduledFlight {
  route: Route;
  number: number;
  /** one bit a weekday, Sunday the lowest */
  days: number;
  /** local minutes after midnight */
  departs: number;
  minutes: number;
  aircraft: Aircraft;
  cabins: CabinsOn;
  /** whose aircraft and crew */
  operator: string;
  departureTerminal: string | undefined;
  arrivalTerminal: string | undefined;
}

const EVERY_DAY = 0b1111111;
const FIRST_MINUTE = 6 * 60;
const LAST_MINUTE = 22 * 60 + 30;

function daysOf(text: string, times: number): number {
  const order = [0, 1, 2, 3, 4, 5, 6].sort((a, b) => chance(`${text}${a}`) - chance(`${text}${b}`));
  return order.slice(0, times).reduce((days, day) => days | (1 << day), 0);
}

/** Through the day in even steps with some disorder; long eastbound flights leave in the evening. */
function departureMinute(route: Route, index: number, count: number): number {
  const text = `${route.airline.code}${route.from.code}${route.to.code}${index}`;
  const eastward = ((route.to.lon - route.from.lon + 540) % 360) - 180 > 25;
  const [first, last] = route.km > 5000 && eastward ? [16 * 60, 23 * 60 + 30] : [FIRST_MINUTE, LAST_MINUTE];
  const step = (last - first) / count;
  return Math.round((first + step * (index + chance(text))) / 5) * 5;
}

/** Only big airports have more than one terminal; an airline always uses the same there. */
function terminal(airport: Route['from'], airline: string): string | undefined {
  if (airport.weight < 12) return undefined;
  return String(
    pick(`${airport.code}${airline}terminal`, 1, airport.weight > 45 ? 4 : airport.weight > 25 ? 3 : 2),
  );
}

const schedules = new WeakMap<Route, ScheduledFlight[]>();

/** The week of a route, the same at every start; made when first asked for. */
export function flightsOf(route: Route): readonly ScheduledFlight[] {
  const known = schedules.get(route);
  if (known) return known;
  const { airline, from, to, km, weekly } = route;
  const count = Math.ceil(weekly / 7);
  const flights = Array.from({ length: count }, (_, index): ScheduledFlight => {
    const aircraft = aircraftFor(route, index);
    const rest = weekly - index * 7;
    return {
      route,
      number: route.number + index * 2,
      days: rest >= 7 ? EVERY_DAY : daysOf(`${airline.code}${route.number}${index}`, rest),
      departs: departureMinute(route, index, count),
      minutes: blockMinutes(from, to, km, aircraft),
      aircraft,
      cabins: cabinsOn(route, aircraft),
      operator: airline.operator && aircraft.seats <= 110 ? airline.operator : airline.code,
      departureTerminal: terminal(from, airline.code),
      arrivalTerminal: terminal(to, airline.code),
    };
  });
  schedules.set(route, flights);
  return flights;
}

export const fliesOn = ({ days }: ScheduledFlight, day: number): boolean =>
  ((days >> weekday(day)) & 1) === 1;
