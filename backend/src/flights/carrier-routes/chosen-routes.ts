import { MOST_CARRIER_ROUTES } from '@alisio/shared-contracts/flights';
import { distanceKm } from '@alisio/shared-contracts/rules';
import type { Airport, AirportCatalogue } from '../../airports/index.ts';
import type { FlownRoute } from '../flight-supplier.ts';

/** A route with the airport that it goes to. */
export interface KnownRoute extends FlownRoute {
  goal: Airport;
}

/** Of the routes that are shown, so many stay in the country where there are others. */
const AT_HOME = MOST_CARRIER_ROUTES / 2;

/** What lies nearer is reached by road, and nobody looks for a flight there: Panamá has two airports. Kilometres. */
const LEAST_KM = 150;

/** An airline's routes from an airport to other cities that are worth a flight, with what is known of where they go. */
export function worthwhileRoutes(
  origin: Airport,
  routes: readonly FlownRoute[],
  airports: AirportCatalogue,
): KnownRoute[] {
  return routes.flatMap((route): KnownRoute[] => {
    const goal = airports.airport(route.to);
    const isFar = goal && goal.city.code !== origin.city.code && distanceKm(origin, goal) >= LEAST_KM;
    return isFar ? [{ ...route, goal }] : [];
  });
}

/** An airline's routes from an airport as they are told: the busiest places, at home first and then abroad. */
export function chosenRoutes(origin: Airport, routes: readonly KnownRoute[]): KnownRoute[] {
  const known = routes.toSorted((one, other) => other.goal.weight - one.goal.weight);
  const atHome = known.filter(({ goal }) => goal.country === origin.country);
  const abroad = known.filter(({ goal }) => goal.country !== origin.country);
  const home = atHome.slice(0, Math.max(AT_HOME, MOST_CARRIER_ROUTES - abroad.length));
  return [...home, ...abroad].slice(0, MOST_CARRIER_ROUTES);
}
