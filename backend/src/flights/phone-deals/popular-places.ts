import type { Airport, AirportCatalogue } from '../../airports/index.ts';

/** Where people like to go, best known first: from Europe across the ocean, from elsewhere around it. */
const FROM_EUROPE = ['CUN', 'BOG', 'MEX', 'BUE', 'LIM', 'HAV', 'MIA', 'NYC'] as const;
const FROM_ELSEWHERE = ['CUN', 'MIA', 'MAD', 'CTG', 'NYC', 'LIM', 'MEX', 'BUE', 'BOG', 'PTY'] as const;

/** Codes of popular places to fly to from an airport, without its own city. */
export function popularPlacesFrom(origin: Airport, airports: AirportCatalogue): string[] {
  const places: readonly string[] = origin.continent === 'EU' ? FROM_EUROPE : FROM_ELSEWHERE;
  return places.filter((code) => {
    const [busiest] = airports.airportsOf(code);
    return busiest !== undefined && busiest.city !== origin.city;
  });
}
