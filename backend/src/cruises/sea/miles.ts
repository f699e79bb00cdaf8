const RADIANS = Math.PI / 180;
/** §9's Earth of 6371 km, in nautical miles. */
const EARTH_MILES = 6371 / 1.852;

/** Nautical miles between two points on the globe, degrees. */
export function milesBetween(lon0: number, lat0: number, lon1: number, lat1: number): number {
  const [a, b] = [lat0 * RADIANS, lat1 * RADIANS];
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(((lon1 - lon0) * RADIANS) / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(half));
}

/** Nautical miles of a line, `[lon, lat, lon, lat …]`. */
export function milesOf(line: readonly number[]): number {
  let miles = 0;
  for (let at = 2; at < line.length; at += 2)
    miles += milesBetween(line[at - 2] ?? 0, line[at - 1] ?? 0, line[at] ?? 0, line[at + 1] ?? 0);
  return miles;
}
