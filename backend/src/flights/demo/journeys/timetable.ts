import { LRUCache } from 'lru-cache';
import type { Airport, AirportCatalogue } from '../../../airports/index.ts';
import { Kept } from '../kept.ts';
import type { Network } from '../network/network.ts';
import { DAY_MS, weekday } from '../schedule/days.ts';
import { steadyOffset } from '../schedule/zone-clock.ts';
import { Departures, type FoundJourney, journeysOnPath, worthALook } from './find-journeys.ts';
import type { Journey } from './journey.ts';
import { findPaths, type Path } from './paths.ts';

/** All threads' tables have this size: some 60 MB. */
const MOST_JOURNEYS = 150_000;
/** The longest journey with its nights between, and the clocks before it that may still count, in days. */
const LASTS = { before: 1, after: 6 };
/** No zone is farther from UTC. */
const FARTHEST_ZONE_MS = DAY_MS * (14 / 24);

/** The journeys of one path that leave on `day`, or on any other day with the same key. */
interface Week {
  day: number;
  journeys: readonly Journey[];
}

interface PathWeeks {
  path: Path;
  zones: readonly string[];
  weeks: Map<string, Week>;
}

/** Equal lists of zones are the same list: the ways between two places go through few. */
function sharedZones(): (path: Path) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (path) => {
    const zones = [...new Set(path.flatMap(({ from, to }) => [from.zone, to.zone]))];
    const key = zones.join();
    const shared = known.get(key) ?? zones;
    known.set(key, shared);
    return shared;
  };
}

/** Days with one key have the same departures and connections: flights go by the week, and the clocks agree. */
function keyOf(zones: readonly string[], day: number): string {
  let key = `${weekday(day)}`;
  for (const zone of zones) {
    const offset = steadyOffset(zone, day - LASTS.before, day + LASTS.after);
    if (offset === undefined) return `day ${day}`;
    key += ` ${offset}`;
  }
  return key;
}

/** What flies between two places on a day. Ways and connections are found once and moved from week to week. */
export class Timetable {
  readonly #network: Network;
  readonly #airports: AirportCatalogue;
  readonly #known = new LRUCache<string, PathWeeks[]>({
    maxSize: MOST_JOURNEYS,
    sizeCalculation: (paths) =>
      paths.reduce((sum, { weeks }) => {
        let journeys = 1;
        for (const week of weeks.values()) journeys += week.journeys.length + 1;
        return sum + journeys;
      }, 1),
  });

  constructor(network: Network, airports: AirportCatalogue) {
    this.#network = network;
    this.#airports = airports;
  }

  /**
   * Every journey worth a look that leaves on a local day; none between airports of one city.
   * @param from,to code of an airport or a city
   * @param earliest UTC milliseconds before which nothing can be booked any more
   */
  journeys(from: string, to: string, day: number, earliest: number): FoundJourney[] {
    const key = `${from} ${to}`;
    const paths = this.#known.get(key) ?? this.#pathsOf(from, to);
    const board = new Departures();
    const keys = new Kept((zones: readonly string[]) => keyOf(zones, day));
    const before = day * DAY_MS - FARTHEST_ZONE_MS < earliest;
    let isNew = !this.#known.has(key);
    const found: FoundJourney[] = [];
    for (const { path, zones, weeks } of paths) {
      const ofWeek = keys.of(zones);
      const known = before ? undefined : weeks.get(ofWeek);
      const week = known ?? { day, journeys: journeysOnPath(path, day, earliest, board) };
      for (const journey of week.journeys) found.push({ journey, days: day - week.day });
      if (known || before) continue;
      weeks.set(ofWeek, week);
      isNew = true;
    }
    // Measured anew where it grew.
    if (isNew) this.#known.set(key, paths);
    return worthALook(found);
  }

  #pathsOf(from: string, to: string): PathWeeks[] {
    const [origins, destinations] = [from, to].map((code): readonly Airport[] =>
      this.#airports.airportsOf(code),
    );
    const cities = new Set(origins?.map(({ city }) => city));
    if (!origins || !destinations || destinations.some(({ city }) => cities.has(city))) return [];
    const zonesOf = sharedZones();
    return findPaths(this.#network, origins, destinations).map((path) => ({
      path,
      zones: zonesOf(path),
      weeks: new Map(),
    }));
  }
}
