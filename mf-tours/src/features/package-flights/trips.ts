import type { FlightOffer } from '@alisio/shared-contracts/flights';

export const totalOf = (offer: FlightOffer): number => offer.price.intTotal.amount;

/** The same flights there and back, by each fare. */
export interface Trip {
  key: string;
  /** cheapest first */
  offers: readonly [FlightOffer, ...FlightOffer[]];
}

/** Names the flights of an offer, whatever its fare. */
export const flightsOf = ({ itineraries }: FlightOffer): string =>
  itineraries
    .flatMap(({ segments }) =>
      segments.map(({ carrierCode, number, departure }) => `${carrierCode}${number} ${departure.at}`),
    )
    .join(' ');

/** Offers by their flights, the cheapest first. */
export function tripsOf(offers: readonly FlightOffer[]): Trip[] {
  const byFlights = new Map<string, FlightOffer[]>();
  for (const offer of offers) {
    const key = flightsOf(offer);
    byFlights.set(key, [...(byFlights.get(key) ?? []), offer]);
  }
  return [...byFlights]
    .flatMap(([key, fares]): Trip[] => {
      const [first, ...others] = fares.toSorted((one, other) => totalOf(one) - totalOf(other));
      return first ? [{ key, offers: [first, ...others] }] : [];
    })
    .sort((one, other) => totalOf(one.offers[0]) - totalOf(other.offers[0]));
}
