import { loadAirports } from '../../airports/index.ts';
import { does, type ThreadWork } from '../../threads/index.ts';
import { loadTowns, townNames, townZones } from '../../towns/index.ts';
import { hotelInfoOf } from './hotel-info.ts';
import { SEARCH } from './hotel-work.ts';
import { hotelWorkHere } from './hotel-work-here.ts';

/** The work of hotels as threads do it, each with towns of its own. */
export async function openWork(): Promise<readonly ThreadWork[]> {
  const [towns, airports] = [loadTowns(), loadAirports()];
  const zoneOf = townZones(airports);
  const infoOf = hotelInfoOf(townNames(towns.all, airports), zoneOf);
  const work = hotelWorkHere({ towns, infoOf, zoneOf });
  return [does(SEARCH, (question) => work.search(question))];
}
