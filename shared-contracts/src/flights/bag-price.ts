import { minorUnits } from '../money/index.ts';
import type { FlightOffer, Itinerary } from './offer.ts';

/** §9: currency units on top of the supplier's price for a bag. */
const MARGIN = 5;

type Amount = FlightOffer['price']['intTotal'];
type Pricings = Pick<FlightOffer, 'travelerPricings'>;

/** What a traveller's fare says of the checked bags of a way: on its first flight, as airlines count them. */
const fareOfWay = ({ fareDetailsBySegment }: FlightOffer['travelerPricings'][number], way: Itinerary) =>
  fareDetailsBySegment.find(({ segmentId }) => segmentId === way.segments[0]?.id);

/** How many checked bags all travellers together may add on a way. */
export const mostBagsToAdd = ({ travelerPricings }: Pricings, way: Itinerary): number =>
  travelerPricings.reduce(
    (sum, pricing) => sum + (fareOfWay(pricing, way)?.additionalServices.chargeableCheckedBags.quantity ?? 0),
    0,
  );

/** §9: what a supplier's price of one more checked bag is sold at: with the margin, rounded to a whole unit. Minor units. */
export function soldBagPrice(price: Amount): Amount {
  const unit = minorUnits(price.currency);
  return { ...price, amount: Math.round(price.amount / unit + MARGIN) * unit };
}

/** §9: the price of one more checked bag on a way, as it is sold; nothing where the supplier names none. */
export function bagPrice({ travelerPricings }: Pricings, way: Itinerary): Amount | undefined {
  const services = travelerPricings.map(
    (pricing) => fareOfWay(pricing, way)?.additionalServices.chargeableCheckedBags,
  );
  const price = services.find((service) => service?.price)?.price;
  return price && soldBagPrice(price);
}

/** Who has a seat and no checked bag in their fare on a way: for whom a first one is counted. */
const lacksBag = (pricing: FlightOffer['travelerPricings'][number], way: Itinerary): boolean =>
  pricing.type !== 'INFANT' && (fareOfWay(pricing, way)?.includedCheckedBags.quantity ?? 0) === 0;

/** How many bags there are to add on a way until everybody with a seat has one. */
export const firstBagsOf = ({ travelerPricings }: Pricings, way: Itinerary): number =>
  travelerPricings.filter((pricing) => lacksBag(pricing, way)).length;

/**
 * What each traveller pays so that everybody with a seat has one checked bag on every way, in the order of
 * `travelerPricings`: nothing where the fare brings one, nothing for who sits on a lap. Integer minor units; undefined
 * where somebody's bag cannot be had.
 */
export function firstBagCosts({
  travelerPricings,
  itineraries,
}: Pick<FlightOffer, 'travelerPricings' | 'itineraries'>): number[] | undefined {
  const prices = itineraries.map((way) => bagPrice({ travelerPricings }, way)?.amount);
  const costs = travelerPricings.map((pricing) =>
    itineraries.reduce<number | undefined>((sum, way, i) => {
      if (!lacksBag(pricing, way)) return sum;
      const sold = fareOfWay(pricing, way)?.additionalServices.chargeableCheckedBags.quantity;
      const price = sold ? prices[i] : undefined;
      return sum === undefined || price === undefined ? undefined : sum + price;
    }, 0),
  );
  return costs.some((cost) => cost === undefined) ? undefined : costs.map((cost) => cost ?? 0);
}
