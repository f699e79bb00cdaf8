import { askedFares } from './fare-flags.ts';
import type { FlightSearchQuery } from './search-query.ts';

/** `Bogotá` → `bogota`, `Buenos Aires` → `buenosaires`: how §2 writes cities in addresses. */
const citySlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '') || 'ciudad';

export interface FlightResultsAddress extends FlightSearchQuery {
  fromCity: string;
  toCity: string;
}

/** `/bogota-a-miami/results?…`: everything that the search needs is in the address. */
export function flightResultsHref({ fromCity, toCity, ...query }: FlightResultsAddress): string {
  const { tripType, returnDate, refundableFare, noRestrictionFare, noPenaltyFare, ...rest } = query;
  const fares = askedFares({ refundableFare, noRestrictionFare, noPenaltyFare });
  const search = new URLSearchParams({ tripType });
  for (const [name, value] of Object.entries({ ...rest, ...fares })) search.set(name, String(value));
  if (tripType === '2') search.set('returnDate', returnDate);
  return `/${citySlug(fromCity)}-a-${citySlug(toCity)}/results?${search}`;
}
