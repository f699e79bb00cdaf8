import { does, type ThreadWork } from '../../threads/index.ts';
import { threadTowns } from '../../towns/index.ts';
import { hotelInfoOf } from './hotel-info.ts';
import { SEARCH } from './hotel-work.ts';
import { hotelWorkHere } from './hotel-work-here.ts';

/** The work of hotels as threads do it, each with towns of its own. */
export async function openWork(): Promise<readonly ThreadWork[]> {
  const { towns, names, zoneOf } = threadTowns();
  const work = hotelWorkHere({ towns, infoOf: hotelInfoOf(names, zoneOf), zoneOf });
  return [does(SEARCH, (question) => work.search(question))];
}
