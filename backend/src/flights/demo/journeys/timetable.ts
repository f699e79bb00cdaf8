import { LRUCache } from 'lru-cache';
import type { Airport, AirportCatalogue } from '../../../airports/index.ts';
import type { Network } from '../network/network.ts';
import { DAY_MS, weekday } from '../schedule/days.ts';
import { steadyOffset } from '../schedule/zone-clock.ts';
import { Departures, type FoundJourney, journeysOnPath, worthALook } from './find-journeys.ts';
import { findPaths, type Path } from './paths.ts';

/** Each thread's table has this size: some 60 MB. */
const MOST_JOURNEYS = 150_000;
/** The longest journey with its nights between, and the clocks before it that may still count, in days. */
const LASTS = { before: 1, after: 6 };
/** No zone is farther from UTC. */
const FARTHEST_ZONE_MS = DAY_MS * (14 / 24);

interface PathWeeks {
  path: Path;
  zones: readonly string[];
  /** its journeys on days with a key */
  weeks: Map<string, readonly FoundJourney[]>;
}

/** What is known between two places. */
interface Ways {
  paths: readonly PathWeeks[];
  /** each once: the paths go through few lists of zones */
  zones: readonly (readonly string[])[];
  /** all that is worth a look, on days on which all keys are the same */
  found: Map<string, readonly FoundJourney[]>;
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
  readonly #known: LRUCache<string, Ways>;

  /** @param most journeys that are kept, of those that were asked for last */
  constructor(network: Network, airports: AirportCatalogue, most = MOST_JOURNEYS) {
    this.#network = network;
    this.#airports = airports;
    this.#known = new LRUCache({
      maxSize: most,
      sizeCalculation: ({ paths }) =>
        paths.reduce((sum, { weeks }) => {
          let journeys = 1;
          for (const week of weeks.values()) journeys += week.length + 1;
          return sum + journeys;
        }, 1),
    });
  }

  /** Journeys that are kept. */
  get size(): number {
    return this.#known.calculatedSize;
  }

  /**
   * Every journey worth a look that leaves on a local day; none between airports of one city.
   * @param from,to code of an airport or a city
   * @param earliest UTC milliseconds before which nothing can be booked any more
   */
  journeys(from: string, to: string, day: number, earliest: number): readonly FoundJourney[] {
    const key = `${from} ${to}`;
    let ways = this.#known.get(key);
    if (!ways) {
      ways = this.#waysOf(from, to);
      this.#known.set(key, ways);
    }
    const board = new Departures();
    const findOn = (path: Path, from = Number.NEGATIVE_INFINITY): readonly FoundJourney[] =>
      journeysOnPath(path, day, from, board).map((journey) => ({ journey, day }));
    // Some may have left already: such a day is nobody else's.
    if (day * DAY_MS - FARTHEST_ZONE_MS < earliest)
      return worthALook(ways.paths.flatMap(({ path }) => findOn(path, earliest)));
    const keys = new Map(ways.zones.map((zones) => [zones, keyOf(zones, day)]));
    const ofAll = [...keys.values()].join(';');
    const known = ways.found.get(ofAll);
    if (known) return known;
    const all: FoundJourney[] = [];
    for (const { path, zones, weeks } of ways.paths) {
      const ofWeek = keys.get(zones) ?? '';
      const journeys = weeks.get(ofWeek) ?? findOn(path);
      weeks.set(ofWeek, journeys);
      for (const journey of journeys) all.push(journey);
    }
    const found = worthALook(all);
    ways.found.set(ofAll, found);
    // Another object, or it would not be measured anew though it grew.
    this.#known.set(key, { ...ways });
    return found;
  }

  #waysOf(from: string, to: string): Ways {
    const [origins, destinations] = [from, to].map((code): readonly Airport[] =>
      this.#airports.airportsOf(code),
    );
    const cities = new Set(origins?.map(({ city }) => city));
    if (!origins || !destinations || destinations.some(({ city }) => cities.has(city)))
      return { paths: [], zones: [], found: new Map() };
    const zonesOf = sharedZones();
    const paths = findPaths(this.#network, origins, destinations).map(
      (path): PathWeeks => ({ path, zones: zonesOf(path), weeks: new Map() }),
    );
    return { paths, zones: [...new Set(paths.map(({ zones }) => zones))], found: new Map() };
  }
}
