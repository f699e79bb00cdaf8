import { seasOf } from './codes.ts';
import type { ListedCruise } from './cruise.ts';
import { sortCruises } from './sort.ts';

type Routed = Pick<ListedCruise, 'portsRoute' | 'region'>;

/** Whether a route includes a destination: a port of it (§4), or the sea that it goes through, one of several where the destination stands for them. */
export function includesDestination({ portsRoute, region }: Routed, destination: string): boolean {
  const seas = seasOf(destination);
  return seas.length > 0 ? seas.includes(region) : portsRoute.includes(destination);
}

/** §4's list: filtered to what includes the destination (all without one), by balcony price, what is not sold last. */
export function matchedCruises<Cruise extends Routed & Parameters<typeof sortCruises>[0][number]>(
  allCruises: readonly Cruise[],
  selectedDestination: string,
): Cruise[] {
  const included =
    selectedDestination === ''
      ? allCruises
      : allCruises.filter((cruise) => includesDestination(cruise, selectedDestination));
  return sortCruises(included, 'balcony');
}

/** §4: the lines of what is shown, by name, each once, in the order in which the list has them. */
export const matchedLines = (shown: readonly Pick<ListedCruise, 'vendor'>[]): string[] => [
  ...new Set(shown.map(({ vendor }) => vendor)),
];

/** Whatever somebody can choose as a destination: every port of every route once, in alphabetical order of codes. */
export const allUniquePorts = (allCruises: readonly Pick<ListedCruise, 'portsRoute'>[]): string[] =>
  [...new Set(allCruises.flatMap(({ portsRoute }) => portsRoute))].sort();

/** Every line once, by name, in alphabetical order. */
export const allUniqueCruiseLines = (allCruises: readonly Pick<ListedCruise, 'vendor'>[]): string[] =>
  [...new Set(allCruises.map(({ vendor }) => vendor))].sort();

/** A list as cards have it: one a route, in the order of its first sailing, its sailings as the list has them. */
export function byItinerary<Cruise extends Pick<ListedCruise, 'itinerary'>>(
  cruises: readonly Cruise[],
): { itinerary: string; sailings: Cruise[] }[] {
  const routes = new Map<string, Cruise[]>();
  for (const cruise of cruises) {
    const known = routes.get(cruise.itinerary);
    if (known) known.push(cruise);
    else routes.set(cruise.itinerary, [cruise]);
  }
  return [...routes].map(([itinerary, sailings]) => ({ itinerary, sailings }));
}
