/** A polygon of GeoJSON, or several: rings of longitude and latitude. */
export type Land =
  | { type: 'Polygon'; coordinates: number[][][] }
  | { type: 'MultiPolygon'; coordinates: number[][][][] };

/** Degrees of latitude: few coast lines cross so narrow a band. */
const BAND = 0.02;
const KM_OF_DEGREE = 111.2;

export type IsLand = (lat: number, lon: number) => boolean;

interface Edge {
  lat0: number;
  lon0: number;
  lat1: number;
  lon1: number;
}

/** Whether a place is on land: an odd number of coast lines lies east of it. */
export function landFinder(land: readonly Land[]): IsLand {
  const bands = new Map<number, Edge[]>();
  const add = (edge: Edge) => {
    const first = Math.floor(Math.min(edge.lat0, edge.lat1) / BAND);
    const last = Math.floor(Math.max(edge.lat0, edge.lat1) / BAND);
    for (let band = first; band <= last; band += 1) {
      const known = bands.get(band);
      if (known) known.push(edge);
      else bands.set(band, [edge]);
    }
  };
  for (const shape of land) {
    const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
    for (const ring of polygons.flat()) {
      for (let index = 1; index < ring.length; index += 1) {
        const [lon0 = 0, lat0 = 0] = ring[index - 1] ?? [];
        const [lon1 = 0, lat1 = 0] = ring[index] ?? [];
        if (lat0 !== lat1) add({ lat0, lon0, lat1, lon1 });
      }
    }
  }
  return (lat, lon) => {
    let crossings = 0;
    for (const { lat0, lon0, lat1, lon1 } of bands.get(Math.floor(lat / BAND)) ?? []) {
      if (lat0 > lat === lat1 > lat) continue;
      if (lon0 + ((lat - lat0) / (lat1 - lat0)) * (lon1 - lon0) > lon) crossings += 1;
    }
    return crossings % 2 === 1;
  };
}

/** Directions that are looked into, clockwise from the north. */
export const DIRECTIONS = 16;
/** Steps of one direction, a hexadecimal digit each. */
const STEPS = 15;

/**
 * How far land reaches from a place, by direction: one hexadecimal digit each, in fifteenths of the radius. A place that
 * the coast lines of the source put into the water reaches one step everywhere.
 */
export function landAround(isLand: IsLand, lat: number, lon: number, radiusKm: number): string {
  const kmOfLon = KM_OF_DEGREE * Math.cos((lat * Math.PI) / 180);
  let reach = '';
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    const angle = (direction / DIRECTIONS) * 2 * Math.PI;
    let step = 0;
    while (step < STEPS) {
      const km = ((step + 1) / STEPS) * radiusKm;
      if (!isLand(lat + (Math.cos(angle) * km) / KM_OF_DEGREE, lon + (Math.sin(angle) * km) / kmOfLon)) break;
      step += 1;
    }
    reach += step.toString(16);
  }
  return /^0+$/.test(reach) ? '1'.repeat(DIRECTIONS) : reach;
}
