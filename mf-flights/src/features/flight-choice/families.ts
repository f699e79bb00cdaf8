import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { totalOf } from '../../offers/flight-choices.ts';
import { fareFamily } from '../../offers/offer-summary.ts';

/** The cheapest offer of each fare family, cheapest family first. */
export function cheapestByFamily(offers: readonly FlightOffer[]): FlightOffer[] {
  const least = new Map<string, FlightOffer>();
  for (const offer of offers) {
    const known = least.get(fareFamily(offer));
    if (!known || totalOf(offer) < totalOf(known)) least.set(fareFamily(offer), offer);
  }
  return [...least.values()].sort((a, b) => totalOf(a) - totalOf(b));
}
