import { arrivalOf, departureOf } from './itinerary-facts.ts';
import type { FlightOffer } from './offer.ts';

export interface TripEnds {
  from: string;
  to: string;
  /** IATA code of the city that the journey is for */
  toCityCode: string;
  /** ISO code; empty where it is not known */
  fromCountryCode: string;
}

/** Where a journey begins and what it is for: names of cities, codes where a name is missing. */
export function tripEnds({
  itineraries,
  dictionaries: { locations },
}: Pick<FlightOffer, 'itineraries' | 'dictionaries'>): TripEnds {
  const outbound = itineraries[0];
  const from = outbound && departureOf(outbound)?.iataCode;
  const to = outbound && arrivalOf(outbound)?.iataCode;
  const origin = from ? locations[from] : undefined;
  const destination = to ? locations[to] : undefined;
  return {
    from: origin?.cityName ?? from ?? '',
    to: destination?.cityName ?? to ?? '',
    toCityCode: destination?.cityCode ?? to ?? '',
    fromCountryCode: origin?.countryCode ?? '',
  };
}
