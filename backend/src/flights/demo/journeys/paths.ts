import { distanceKm } from '@alisio/shared-contracts/rules';
import type { Airport } from '../../../airports/index.ts';
import type { Airline } from '../airlines/index.ts';
import { interline, sellTogether } from '../airlines/partners.ts';
import type { Network, Route } from '../network/network.ts';
import { longestWay } from './connection-rules.ts';

/** Routes in order from origin to destination. */
export type Path = readonly Route[];

/** With this many ways to go, nobody looks at two stops. */
const ENOUGH_PATHS = 14;
const MOST_TWO_STOP_PATHS = 40;

type SellsOver = (one: Airline, other: Airline) => boolean;

const lengthOf = (path: Path) => path.reduce((km, route) => km + route.km, 0);

/** Routes into the destination, by the city that they start in: a change of airport inside a city is possible. */
function routesByCity(network: Network, destinations: readonly Airport[]): Map<string, Route[]> {
  const byCity = new Map<string, Route[]>();
  for (const { code } of destinations) {
    for (const route of network.to(code)) {
      const city = route.from.city.code;
      const known = byCity.get(city);
      if (known) known.push(route);
      else byCity.set(city, [route]);
    }
  }
  return byCity;
}

const away = (origin: Airport, destination: Airport) => distanceKm(origin, destination);

/**
 * Sensible ways from any of the origins to any of the destinations: direct, by one stop, and by two where
 * there is little else. Tickets over several airlines only where they sell together, or honour each other's
 * tickets when there is nothing better.
 */
export function findPaths(
  network: Network,
  origins: readonly Airport[],
  destinations: readonly Airport[],
): Path[] {
  const ends = new Set(destinations);
  const cities = new Set([...origins, ...destinations].map(({ city }) => city.code));
  const into = routesByCity(network, destinations);
  const out = origins.flatMap(({ code }) => network.from(code));
  const direct: Path[] = out.filter(({ to }) => ends.has(to)).map((route) => [route]);

  const oneStop = (sells: SellsOver): Path[] => {
    const found: Path[] = [];
    for (const one of out) {
      if (cities.has(one.to.city.code)) continue;
      for (const two of into.get(one.to.city.code) ?? []) {
        const km = one.km + two.km + (one.to === two.from ? 0 : 60);
        if (km > longestWay(away(one.from, two.to), 1) || !sells(one.airline, two.airline)) continue;
        found.push([one, two]);
      }
    }
    return found;
  };

  const twoStops = (sells: SellsOver): Path[] => {
    const found: { path: Path; km: number }[] = [];
    for (const one of out) {
      if (cities.has(one.to.city.code)) continue;
      for (const two of network.from(one.to.code)) {
        const onward = into.get(two.to.city.code);
        if (!onward || cities.has(two.to.city.code) || !sells(one.airline, two.airline)) continue;
        for (const three of onward) {
          if (
            three.from !== two.to ||
            !sells(two.airline, three.airline) ||
            !sells(one.airline, three.airline)
          )
            continue;
          const path = [one, two, three];
          const km = lengthOf(path);
          if (km <= longestWay(away(one.from, three.to), 2)) found.push({ path, km });
        }
      }
    }
    // Shorter is better, and so is what flies more often; the rest would only fill the list.
    const burden = ({ path, km }: { path: Path; km: number }) =>
      km * (1 + 2 / Math.min(...path.map(({ weekly }) => weekly)));
    return found
      .sort((a, b) => burden(a) - burden(b))
      .slice(0, MOST_TWO_STOP_PATHS)
      .map(({ path }) => path);
  };

  for (const sells of [sellTogether, interline]) {
    const near = [...direct, ...oneStop(sells)];
    const all = near.length >= ENOUGH_PATHS ? near : [...near, ...twoStops(sells)];
    if (all.length > 0) return all;
  }
  return [];
}
