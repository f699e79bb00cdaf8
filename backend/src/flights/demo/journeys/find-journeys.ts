import type { Route } from '../network/network.ts';
import { DAY_MS } from '../schedule/days.ts';
import { type Departure, departuresOn } from '../schedule/departure.ts';
import { connects, USUAL_WAIT } from './connection-rules.ts';
import { type Journey, journeyOf } from './journey.ts';
import type { Path } from './paths.ts';

const MOST_OF_A_PATH = 5;
/** Onward flights tried after an arrival: the first that can be caught, and one with more time. */
const ONWARD_TRIED = 2;
/** A journey this much longer than the fastest is no choice. */
const MOST_EXTRA = { times: 2.2, minutes: 6 * 60 };

/** The departures of routes by local day, each looked up once. */
export class Departures {
  readonly #known = new Map<Route, Map<number, readonly Departure[]>>();

  on(route: Route, day: number): readonly Departure[] {
    const days = this.#known.get(route) ?? new Map<number, readonly Departure[]>();
    this.#known.set(route, days);
    const departures = days.get(day) ?? departuresOn(route, day);
    days.set(day, departures);
    return departures;
  }
}

function onwardFrom(arriving: Departure, route: Route, board: Departures): Departure[] {
  const arrivalDay = Math.floor(arriving.localArrives / DAY_MS);
  const onward: Departure[] = [];
  for (const day of [arrivalDay, arrivalDay + 1]) {
    for (const leaving of board.on(route, day)) {
      if (connects(arriving, leaving)) onward.push(leaving);
      if (onward.length === ONWARD_TRIED) return onward;
    }
  }
  return onward;
}

function chains(path: Path, so: readonly Departure[], board: Departures): (readonly Departure[])[] {
  const arriving = so.at(-1);
  const route = path[so.length];
  if (!route || !arriving) return [so];
  return onwardFrom(arriving, route, board).flatMap((next) => chains(path, [...so, next], board));
}

/**
 * The fastest ways to fly a path that leave on a local day.
 * @param earliest UTC milliseconds before which nothing can be booked any more
 */
export function journeysOnPath(path: Path, day: number, earliest: number, board: Departures): Journey[] {
  const [route] = path;
  if (!route) return [];
  return board
    .on(route, day)
    .filter(({ leaves }) => leaves >= earliest)
    .flatMap((start) => chains(path, [start], board))
    .flatMap((departures) => journeyOf(departures) ?? [])
    .sort((a, b) => a.minutes - b.minutes)
    .slice(0, MOST_OF_A_PATH);
}

/** A journey among those of its day, and of all days with the same flights and connections. */
export interface FoundJourney {
  journey: Journey;
  /** the local day that the journey tells, days since 1970-01-01; what is asked for may be whole weeks away */
  day: number;
}

/** Those that are worth a look beside each other: no absurd detours or waits. */
export function worthALook<One extends FoundJourney>(found: readonly One[]): One[] {
  const fastest = found.reduce(
    (least, { journey }) => Math.min(least, journey.minutes),
    Number.POSITIVE_INFINITY,
  );
  const longest = fastest * MOST_EXTRA.times + MOST_EXTRA.minutes;
  const bearable = found.filter(({ journey }) => journey.minutes <= longest);
  const usual = bearable.filter(({ journey }) => journey.longestWait <= USUAL_WAIT);
  return usual.length > 0 ? usual : bearable;
}
