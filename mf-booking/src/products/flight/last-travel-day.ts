import { arrivalOf, type FlightOffer } from '@alisio/shared-contracts/flights';

/** Local date on which the last flight lands: ages count on it (§5). ISO date. */
export function lastTravelDay({ itineraries }: FlightOffer): string {
  const last = itineraries.at(-1);
  return (last && arrivalOf(last)?.at.slice(0, 10)) ?? '';
}
