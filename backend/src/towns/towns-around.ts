import { distanceKm, type GeoPoint } from '@alisio/shared-contracts/rules';
import type { Queries } from '../database/index.ts';
import type { Town, Towns } from './towns.ts';

const KM_OF_DEGREE = 111.19;
const ROUND = 360;

/** Ranges of longitude around a point; two where they go over the date line. */
function lonRanges(lon: number, degrees: number): [number, number][] {
  if (degrees >= ROUND / 2) return [[-180, 180]];
  const [west, east] = [lon - degrees, lon + degrees];
  if (west < -180)
    return [
      [west + ROUND, 180],
      [-180, east],
    ];
  if (east > 180)
    return [
      [west, 180],
      [-180, east - ROUND],
    ];
  return [[west, east]];
}

/**
 * Towns within a distance of a point, nearest first: those of a box by the database's index, and of these those that a
 * great circle reaches (earth radius 6371 km, §9).
 */
export async function townsAround(
  db: Queries,
  towns: Towns,
  point: GeoPoint,
  km: number,
): Promise<{ town: Town; km: number }[]> {
  const high = km / KM_OF_DEGREE;
  const nearPole = Math.min(90, Math.abs(point.lat) + high);
  const wide = nearPole >= 89 ? 180 : high / Math.cos((nearPole * Math.PI) / 180);
  const found = await Promise.all(
    lonRanges(point.lon, wide).map(([west, east]) =>
      db
        .selectFrom('hotel_town')
        .select('id')
        .where('lat', '>=', point.lat - high)
        .where('lat', '<=', point.lat + high)
        .where('lon', '>=', west)
        .where('lon', '<=', east)
        .execute(),
    ),
  );
  return found
    .flat()
    .flatMap(({ id }) => towns.town(id) ?? [])
    .map((town) => ({ town, km: distanceKm(point, town) }))
    .filter((one) => one.km <= km)
    .sort((one, other) => one.km - other.km);
}
