import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { itineraryKey } from '../../../offers/flight-choices.ts';
import { fareFamily } from '../../../offers/offer-summary.ts';

/** What an offer is, whatever its id: flights and fare. */
const whatOf = (offer: FlightOffer) => [...offer.itineraries.map(itineraryKey), fareFamily(offer)].join();

/** The offers of a search with one that a link names, in the place of the same one. */
export function withNamed(offers: readonly FlightOffer[], named: FlightOffer) {
  const what = whatOf(named);
  return [named, ...offers.filter((offer) => whatOf(offer) !== what)];
}
