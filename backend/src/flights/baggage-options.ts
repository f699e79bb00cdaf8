import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { minorUnits } from '@alisio/shared-contracts/money';

export interface BaggageOption {
  journeyType: 'onward' | 'return';
  segmentIds: string[];
  maxQuantity: number;
  /** integer minor units for one bag; absent where it cannot be computed */
  price?: { amount: number; currency: string };
}

/** §9: currency units on top of the supplier's price for a bag. */
const MARGIN = 5;

/** §9: the price of one more bag: the supplier's with the margin, rounded to a whole unit. Integer minor units. */
function bagPrice(amount: number, currency: string): number {
  const unit = minorUnits(currency);
  return Math.round(amount / unit + MARGIN) * unit;
}

/** Checked bags that an offer lets travellers add, for all of them together, by journey. */
export function baggageOptions(offer: FlightOffer): BaggageOption[] {
  return offer.itineraries.map(({ segments }, index): BaggageOption => {
    const segmentIds = segments.map(({ id }) => id);
    const services = offer.travelerPricings.flatMap(({ fareDetailsBySegment }) => {
      const details = fareDetailsBySegment.find(({ segmentId }) => segmentId === segmentIds[0]);
      return details ? [details.additionalServices.chargeableCheckedBags] : [];
    });
    const price = services.find((service) => service.price)?.price;
    return {
      journeyType: index === 0 ? 'onward' : 'return',
      segmentIds,
      maxQuantity: services.reduce((sum, { quantity }) => sum + quantity, 0),
      ...(price ? { price: { ...price, amount: bagPrice(price.amount, price.currency) } } : {}),
    };
  });
}
