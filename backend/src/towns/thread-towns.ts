import { loadAirports } from '../airports/index.ts';
import { type TownNames, townNames } from './town-names.ts';
import { townZones } from './town-zones.ts';
import { loadTowns, type Town, type Towns } from './towns.ts';

/** Towns as a thread has them. */
export interface ThreadTowns {
  towns: Towns;
  names: TownNames;
  zoneOf: (town: Town) => string;
}

let read: ThreadTowns | undefined;

/** The towns of a thread that computes: read once, whatever is searched in them. @throws Error as `loadTowns` */
export function threadTowns(): ThreadTowns {
  if (read) return read;
  const [towns, airports] = [loadTowns(), loadAirports()];
  read = { towns, names: townNames(towns.all, airports), zoneOf: townZones(airports) };
  return read;
}
