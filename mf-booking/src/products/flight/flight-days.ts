import { arrivalOf, departureOf, type FlightOffer } from '@alisio/shared-contracts/flights';
import type { TripDays } from '../product.ts';

/** From the first departure to the last landing, by the clocks of their airports. */
export function flightDays({ itineraries }: FlightOffer): TripDays | undefined {
  const [out, back] = [itineraries.at(0), itineraries.at(-1)];
  const first = out && departureOf(out)?.at.slice(0, 10);
  const last = back && arrivalOf(back)?.at.slice(0, 10);
  return first && last ? { first, last } : undefined;
}
