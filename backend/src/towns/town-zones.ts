import { distanceKm } from '@alisio/shared-contracts/rules';
import type { AirportCatalogue } from '../airports/index.ts';
import type { Town } from './towns.ts';

/** What a town's clock goes by: that of the nearest airport of its country. */
export function townZones(airports: AirportCatalogue): (town: Town) => string {
  const known = new Map<string, string>();
  const byCountry = Map.groupBy(airports.airports, ({ country }) => country);
  return (town) => {
    const before = known.get(town.id);
    if (before) return before;
    const candidates = byCountry.get(town.country) ?? airports.airports;
    let zone = 'UTC';
    let least = Infinity;
    for (const airport of candidates) {
      const km = distanceKm(airport, town);
      if (km < least) [zone, least] = [airport.zone, km];
    }
    known.set(town.id, zone);
    return zone;
  };
}
