import type { SeaWay } from '@alisio/shared-contracts/cruises';
import { type FiledLine, type FiledPort, type FiledShip, readCruiseFiles } from '../files/cruise-files.ts';
import { type Itinerary, readItinerary } from '../hours/itinerary.ts';

/** All that cruises are made of, by name. */
export interface CruiseCatalogue {
  ports: ReadonlyMap<string, FiledPort>;
  itineraries: ReadonlyMap<string, Itinerary>;
  lines: ReadonlyMap<string, FiledLine>;
  ships: readonly FiledShip[];
}

const byCode = <One extends { code: string }>(all: readonly One[]): Map<string, One> =>
  new Map(all.map((one) => [one.code, one]));

/** @throws RangeError for a name that stands nowhere */
export function named<One>(all: ReadonlyMap<string, One>, name: string): One {
  const one = all.get(name);
  if (one === undefined) throw new RangeError(`Cruises know no ${name}.`);
  return one;
}

/** Reads all files and works out the hours of each route: once, at a start. */
export function loadCruises(): CruiseCatalogue {
  const files = readCruiseFiles();
  const ports = byCode(files.ports);
  const ways = new Map<string, SeaWay>(files.ways.map((way) => [`${way.from} ${way.to}`, way]));
  return {
    ports,
    lines: byCode(files.lines),
    ships: files.ships,
    itineraries: new Map(files.itineraries.map((filed) => [filed.slug, readItinerary(filed, ports, ways)])),
  };
}
