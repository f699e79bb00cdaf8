import { distanceKm, type GeoPoint } from '@alisio/shared-contracts/rules';

export interface Town extends GeoPoint {
  id: string;
  name: string;
  country: string;
  /** first level of administration, as GeoNames codes it: `OR`, `05` */
  region: string;
  population: number;
}

const REACH_KM = 75;
const CELL = 1;

export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim();

/** Finds the town that an airport serves: near and big beats far and small, and its name in the airport's beats both. */
export function townFinder(towns: Iterable<Town>) {
  const cells = new Map<string, Town[]>();
  const cell = (lat: number, lon: number) => `${Math.floor(lat / CELL)}:${Math.floor(lon / CELL)}`;
  for (const town of towns) {
    const key = cell(town.lat, town.lon);
    cells.set(key, [...(cells.get(key) ?? []), town]);
  }
  return (airport: GeoPoint & { name: string; country: string }): Town | undefined => {
    const words = ` ${folded(airport.name)} `;
    let best: Town | undefined;
    let bestPull = 0;
    for (const dLat of [-1, 0, 1]) {
      for (const dLon of [-2, -1, 0, 1, 2]) {
        for (const town of cells.get(cell(airport.lat + dLat * CELL, airport.lon + dLon * CELL)) ?? []) {
          const away = distanceKm(airport, town);
          if (town.country !== airport.country || away > REACH_KM) continue;
          const name = folded(town.name);
          const starts = words.startsWith(` ${name} `);
          const named = name.length > 3 && words.includes(` ${name} `);
          const pull = (Math.max(town.population, 500) / (away + 8) ** 2) * (starts ? 400 : named ? 60 : 1);
          if (pull > bestPull) [best, bestPull] = [town, pull];
        }
      }
    }
    return best;
  };
}
