import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { itineraryKey } from '../../../offers/flight-choices.ts';
import { fareFamily } from '../../../offers/offer-summary.ts';

/** What an offer is, whatever its id: flights and fare. */
const whatOf = (offer: FlightOffer) => [...offer.itineraries.map(itineraryKey), fareFamily(offer)].join();

/**
 * The offers of a search with one that a link names, in the place of the same one: at one price the search's own, which
 * holds for as long as its clock says. The link may be older.
 */
export function withNamed(offers: readonly FlightOffer[], named: FlightOffer) {
  const what = whatOf(named);
  const { amount, currency } = named.price.intTotal;
  const found = offers.find((offer) => whatOf(offer) === what);
  const isAsNamed = found?.price.intTotal.amount === amount && found.price.intTotal.currency === currency;
  return [isAsNamed ? found : named, ...offers.filter((offer) => whatOf(offer) !== what)];
}
