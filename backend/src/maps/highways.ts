import { distanceKm } from '@alisio/shared-contracts/rules';
import { chanceOf, hashOf } from '../chance/index.ts';
import type { MapTown } from './map-town.ts';
import type { Road } from './streets.ts';

const MOST_KM = 160;
const BENDS = 16;

/** Ways from each town to the two that lie nearest, in a gentle bend; none over water. Town by town. */
export function* highwaysOf(
  towns: readonly MapTown[],
  isLand: (lon: number, lat: number) => boolean,
): Generator<Road[]> {
  const known = new Set<string>();
  for (const town of towns) {
    const near = towns
      .filter(({ id }) => id !== town.id)
      .map((other) => ({ other, km: distanceKm(town, other) }))
      .filter(({ km }) => km < MOST_KM)
      .toSorted((one, other) => one.km - other.km)
      .slice(0, 2);
    yield near.flatMap(({ other }): Road[] => {
      const [from, to] = town.id < other.id ? [town, other] : [other, town];
      const key = `${from.id} ${to.id}`;
      if (known.has(key)) return [];
      known.add(key);
      const bend = (chanceOf(hashOf(key)) - 0.5) * 0.24;
      const line: number[] = [];
      for (let step = 0; step <= BENDS; step += 1) {
        const share = step / BENDS;
        const aside = Math.sin(share * Math.PI) * bend;
        const lon = from.lon + (to.lon - from.lon) * share - (to.lat - from.lat) * aside;
        const lat = from.lat + (to.lat - from.lat) * share + (to.lon - from.lon) * aside;
        const isEnd = step === 0 || step === BENDS;
        if (!isEnd && !isLand(lon, lat)) return [];
        line.push(lon, lat);
      }
      return [{ isMain: true, line }];
    });
  }
}
