import { distanceKm } from '@alisio/shared-contracts/rules';
import type { Airport } from '../../../airports/index.ts';
import type { Network } from '../network/network.ts';
import { DAY_MS } from '../schedule/days.ts';
import { type Departure, departuresOn } from '../schedule/departure.ts';
import { connects, USUAL_WAIT, waitMinutes } from './connection-rules.ts';
import type { Journey } from './journey.ts';
import { findPaths, type Path } from './paths.ts';

const MOST_OF_A_PATH = 5;
/** Onward flights tried after an arrival: the first that can be caught, and one with more time. */
const ONWARD_TRIED = 2;
/** A journey this much longer than the fastest is no choice. */
const MOST_EXTRA = { times: 2.2, minutes: 6 * 60 };

function onwardFrom(arriving: Departure, path: Path, index: number): Departure[] {
  const route = path[index];
  if (!route) return [];
  const arrivalDay = Math.floor(arriving.localArrives / DAY_MS);
  return [arrivalDay, arrivalDay + 1]
    .flatMap((day) => departuresOn(route, day))
    .filter((leaving) => connects(arriving, leaving))
    .sort((a, b) => a.leaves - b.leaves)
    .slice(0, ONWARD_TRIED);
}

function chains(path: Path, so: readonly Departure[]): Departure[][] {
  const arriving = so.at(-1);
  if (so.length === path.length || !arriving) return [[...so]];
  return onwardFrom(arriving, path, so.length).flatMap((next) => chains(path, [...so, next]));
}

export function journeyOf(departures: readonly Departure[]): Journey | undefined {
  const [start, end] = [departures[0], departures.at(-1)];
  if (!start || !end) return undefined;
  return {
    departures,
    minutes: (end.arrives - start.leaves) / 60_000,
    directKm: Math.round(distanceKm(start.flight.route.from, end.flight.route.to)),
  };
}

const waits = ({ departures }: Journey) =>
  departures.slice(1).map((leaving, index) => {
    const arriving = departures[index];
    return arriving ? waitMinutes(arriving, leaving) : 0;
  });

/**
 * Every journey worth a look that leaves on a local day: sane connections, no absurd detours or waits.
 * @param earliest UTC milliseconds before which nothing can be booked any more
 */
export function findJourneys(
  network: Network,
  origins: readonly Airport[],
  destinations: readonly Airport[],
  day: number,
  earliest: number,
): Journey[] {
  const found = findPaths(network, origins, destinations).flatMap((path) => {
    const [route] = path;
    if (!route) return [];
    return departuresOn(route, day)
      .filter(({ leaves }) => leaves >= earliest)
      .flatMap((start) => chains(path, [start]))
      .flatMap((departures) => journeyOf(departures) ?? [])
      .sort((a, b) => a.minutes - b.minutes)
      .slice(0, MOST_OF_A_PATH);
  });
  const fastest = found.reduce((least, { minutes }) => Math.min(least, minutes), Number.POSITIVE_INFINITY);
  const bearable = found.filter(({ minutes }) => minutes <= fastest * MOST_EXTRA.times + MOST_EXTRA.minutes);
  const usual = bearable.filter((journey) => waits(journey).every((wait) => wait <= USUAL_WAIT));
  return usual.length > 0 ? usual : bearable;
}
