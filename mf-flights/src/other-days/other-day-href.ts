import { type FlightSearchQuery, flightResultsHref } from '@alisio/shared-contracts/flights';
import type { TripDays } from './trip-on-day.ts';

/** What an address says of one answer: another day has others. */
const OF_ONE_ANSWER = ['page', 'flight', 'outbound', 'family', 'offer', 'returnDate'];

export interface SearchOfDay {
  query: FlightSearchQuery;
  /** names of the two cities */
  cities: { from: string; to: string };
  /** of the address that shows it */
  words: URLSearchParams;
}

/** The same search on other days, in the same order and under the same filters. */
export function otherDayHref(
  { query, cities, words }: SearchOfDay,
  { departureDate, returnDate }: TripDays,
): string {
  const days = { departureDate, returnDate };
  const href = flightResultsHref({ ...query, ...days, fromCity: cities.from, toCity: cities.to });
  const [path, search] = href.split('?');
  const next = new URLSearchParams(search);
  const asked = [...next.keys(), ...OF_ONE_ANSWER];
  for (const [name, value] of words) if (!asked.includes(name)) next.append(name, value);
  return `${path}?${next}`;
}
