import type { FlightOffer } from './offer.ts';

/** The part of an offer that says what it costs. */
export type PricedOffer = Pick<FlightOffer, 'price' | 'travelerPricings'>;

/** What each traveler pays; the total alone where that does not add up to it. Integer minor units. */
export function priceShares({ price, travelerPricings }: PricedOffer): number[] {
  const each = travelerPricings.map((pricing) => pricing.price.intTotal.amount);
  const { amount } = price.intTotal;
  return each.reduce((sum, one) => sum + one, 0) === amount ? each : [amount];
}
