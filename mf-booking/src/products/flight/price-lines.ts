import type { FlightOffer, TravelerPricing } from '@alisio/shared-contracts/flights';

export interface PriceLine {
  type: TravelerPricing['type'];
  count: number;
  /** integer minor units for one */
  each: number;
  /** integer minor units for each of the type */
  amounts: number[];
}

const TYPES = ['ADULT', 'CHILD', 'INFANT'] as const;

/** The breakdown of a total by kind of traveler, all included. The amounts add up to the offer's total. */
export function priceLines({ travelerPricings }: FlightOffer): PriceLine[] {
  return TYPES.flatMap((type) => {
    const amounts = travelerPricings.filter((p) => p.type === type).map((p) => p.price.intTotal.amount);
    return amounts.length === 0 ? [] : [{ type, count: amounts.length, each: amounts[0] ?? 0, amounts }];
  });
}
