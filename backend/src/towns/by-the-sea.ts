import type { GeoPoint } from '@alisio/shared-contracts/rules';
import type { Town } from './towns.ts';

const KM_OF_DEGREE = 111.2;
/** From so far the sea is seen. Kilometres. */
const IN_SIGHT_KM = 2.5;
/** Where land reaches so far, fifteenths of the town, its end is not known. */
const NO_END = 15;

/** Whether something stands near where its town's land ends: in one of sixteen directions, from the middle. */
export function isByTheSea({ lat, lon, town }: GeoPoint & { town: Town }): boolean {
  const north = (lat - town.lat) * KM_OF_DEGREE;
  const east = (lon - town.lon) * KM_OF_DEGREE * Math.cos((town.lat * Math.PI) / 180);
  return town.land.some((reach, at) => {
    if (reach >= NO_END) return false;
    const km = (reach / NO_END) * town.radiusKm;
    const angle = (at / town.land.length) * 2 * Math.PI;
    return Math.hypot(Math.cos(angle) * km - north, Math.sin(angle) * km - east) < IN_SIGHT_KM;
  });
}
