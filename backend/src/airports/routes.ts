import { nearbyAirports, searchAirports, searchAirportsFlat } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import { distanceKm, type GeoPoint } from '@alisio/shared-contracts/rules';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/route.ts';
import { airportSearch, type FoundCities } from './airport-search.ts';
import type { Airport, AirportCatalogue } from './catalogue.ts';
import { cityName } from './place-names.ts';
import { airportGroupOf, airportResultOf } from './present.ts';

/** §9 */
const DEFAULT_NEARBY_KM = 25;

/** A large answer helps nobody; half the circumference of the earth reaches everything. */
const MOST_NEARBY = 100;

/** @throws ProblemError validation, when a number is outside of what the earth has */
function inside(path: string, text: string, [least, most]: [number, number]): number {
  const value = Number(text);
  if (value >= least && value <= most) return value;
  throw new ProblemError('validation', { errors: [{ path, code: 'out-of-range' }] });
}

/** Airports within `reach` kilometres of a point, nearest first, each with its distance. */
function airportsNear(
  { airports }: AirportCatalogue,
  point: GeoPoint,
  reach: number,
): { airport: Airport; distance: number }[] {
  return airports
    .map((airport) => ({ airport, distance: distanceKm(point, airport) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance);
}

/** Says what was searched in the place of a mistyped term; nothing where it was found as it is. */
function mended({ cities: [best], isMended }: FoundCities, language: Language): { searched?: string } {
  return isMended && best ? { searched: cityName(best, language) } : {};
}

export interface AirportRoutesDeps {
  airports: AirportCatalogue;
  /** searches by name in each form, of one address */
  perMinute: number;
}

/** GET /search/airports, /search/am/airports, /airports/nearby (§7). Spanish unless asked otherwise. */
export async function airportRoutes(
  app: FastifyInstance,
  { airports, perMinute }: AirportRoutesDeps,
): Promise<void> {
  const search = airportSearch(airports);

  route(
    app,
    searchAirports,
    async ({ query: { term, language = DEFAULT_LANGUAGE } }) => {
      const found = search(term);
      const data = found.cities.map((city) => airportGroupOf(city, language));
      return { data, ...mended(found, language) };
    },
    { perMinute },
  );

  route(
    app,
    searchAirportsFlat,
    async ({ query: { term, language = DEFAULT_LANGUAGE } }) => {
      const found = search(term);
      const data = found.cities.flatMap((city) => airportGroupOf(city, language).airports);
      return { data, ...mended(found, language) };
    },
    { perMinute },
  );

  route(app, nearbyAirports, async ({ query }) => {
    const point = { lat: inside('lat', query.lat, [-90, 90]), lon: inside('lon', query.lon, [-180, 180]) };
    const reach = inside('distance', query.distance ?? String(DEFAULT_NEARBY_KM), [0, 20_040]);
    return {
      data: airportsNear(airports, point, reach)
        .slice(0, MOST_NEARBY)
        .map(({ airport, distance }) => ({
          ...airportResultOf(airport, query.language ?? DEFAULT_LANGUAGE),
          distance: Number(distance.toFixed(1)),
        })),
    };
  });
}
