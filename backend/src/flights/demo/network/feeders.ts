import { distanceKm } from '@alisio/shared-contracts/rules';
import type { Airport, AirportCatalogue } from '../../../airports/index.ts';
import { airlines } from '../airlines/index.ts';
import type { Pair } from './known-routes.ts';
import { regionOf } from './regions.ts';

// Taken once, for millions of pairs: see `distanceKm`.
const { max, min, round, sqrt } = Math;

/** Millions of passengers a year under which nobody flies on a ticket that could be bought far away. */
const SMALLEST = 0.012;
const FARTHEST_KM = { home: 3800, abroad: 1500 };

/** One route to the nearest hub that may serve it, for each airport that no network reached. */
export function addFeeders({ airports, airport }: AirportCatalogue, pairs: readonly Pair[]): Pair[] {
  const reached = new Set(pairs.flatMap(({ hub, other }) => [hub.code, other.code]));
  const hubs = airlines
    .filter(({ kind }) => kind === 'full' || kind === 'regional')
    .flatMap((airline) =>
      airline.hubs.flatMap(({ code }) => {
        const hub = airport(code);
        return hub ? [{ airline, hub, reach: max(...airline.fleet.map(({ range }) => range)) }] : [];
      }),
    );
  const nearestHub = (other: Airport): Pair | undefined => {
    let nearest: Pair | undefined;
    let cost = Number.POSITIVE_INFINITY;
    for (const { airline, hub, reach } of hubs) {
      const home = airline.home === other.country || hub.country === other.country;
      if (!home && !airline.regions.has(regionOf(other))) continue;
      const km = distanceKm(hub, other);
      if (km > min(reach * 0.95, home ? FARTHEST_KM.home : FARTHEST_KM.abroad)) continue;
      const burden = km * (home ? 1 : 2.5);
      if (burden < cost) {
        nearest = {
          airline,
          hub,
          other,
          km: round(km),
          weekly: round(3 + 8 * sqrt(other.weight)),
        };
        cost = burden;
      }
    }
    return nearest;
  };
  return airports
    .filter(({ code, weight }) => weight >= SMALLEST && !reached.has(code))
    .flatMap((small) => nearestHub(small) ?? []);
}
