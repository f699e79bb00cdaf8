import { arrivalOf, departureOf, type FlightOffer } from '@alisio/shared-contracts/flights';

/** Local date on which the last flight lands: ages count on it (§5). ISO date. */
export function lastTravelDay({ itineraries }: FlightOffer): string {
  const last = itineraries.at(-1);
  return (last && arrivalOf(last)?.at.slice(0, 10)) ?? '';
}

export interface TripEnds {
  from: string;
  to: string;
  /** IATA code of the city that the journey is for */
  toCityCode: string;
  fromCountryCode: string;
}

/** Where a journey begins and what it is for: names of cities, codes where a name is missing. */
export function tripEnds({ itineraries, dictionaries: { locations } }: FlightOffer): TripEnds {
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
