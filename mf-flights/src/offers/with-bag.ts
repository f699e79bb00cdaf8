import { type FlightOffer, firstBagCosts } from '@alisio/shared-contracts/flights';
import { amountText } from '@alisio/shared-contracts/money';

type Price = FlightOffer['price'] | FlightOffer['travelerPricings'][number]['price'];

/** The offer as it is sold, of each that counts a bag. */
const sold = new WeakMap<FlightOffer, FlightOffer>();

function dearer<Of extends Price>(price: Of, by: number): Of {
  const amount = price.intTotal.amount + by;
  return { ...price, total: amountText(amount, price.currency), intTotal: { ...price.intTotal, amount } };
}

/**
 * The offer as it costs with one checked bag for everybody with a seat on every way, to be compared; the same where its
 * fare brings them, undefined where somebody cannot have one. What is sold is `plainOf` it.
 */
export function withFirstBag(offer: FlightOffer): FlightOffer | undefined {
  const costs = firstBagCosts(offer);
  const all = costs?.reduce((sum, cost) => sum + cost, 0);
  if (costs === undefined || all === undefined) return undefined;
  if (all === 0) return offer;
  const made: FlightOffer = {
    ...offer,
    price: dearer(offer.price, all),
    travelerPricings: offer.travelerPricings.map((pricing, i) => ({
      ...pricing,
      price: dearer(pricing.price, costs[i] ?? 0),
    })),
  };
  sold.set(made, offer);
  return made;
}

/** The offer as it is sold: without a bag that is only counted. */
export const plainOf = (offer: FlightOffer): FlightOffer => sold.get(offer) ?? offer;

export const countsBag = (offer: FlightOffer): boolean => sold.has(offer);
