import { distanceKm, type GeoPoint } from '@alisio/shared-contracts/rules';
import type { Airport, AirportCatalogue } from './catalogue.ts';

/** §9 */
export const DEFAULT_NEARBY_KM = 25;

/** Airports within `reach` kilometres of a point, nearest first, each with its distance. */
export function airportsNear(
  { airports }: AirportCatalogue,
  point: GeoPoint,
  reach: number,
): { airport: Airport; distance: number }[] {
  return airports
    .map((airport) => ({ airport, distance: distanceKm(point, airport) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance);
}
