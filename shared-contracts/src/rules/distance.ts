/** Kilometres, §9. */
export const EARTH_RADIUS_KM = 6371;

export interface GeoPoint {
  lat: number;
  lon: number;
}

// Taken once: millions of pairs are measured at a start, and in some surroundings each look at a global is slow.
const { asin, cos, min, PI, sin, sqrt } = Math;

const radians = (degrees: number) => (degrees * PI) / 180;

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const dLat = radians(b.lat - a.lat);
  const dLon = radians(b.lon - a.lon);
  const h = sin(dLat / 2) ** 2 + cos(radians(a.lat)) * cos(radians(b.lat)) * sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * asin(min(1, sqrt(h)));
}
