import { bagPrice, type FlightOffer, mostBagsToAdd } from '@alisio/shared-contracts/flights';

export interface BaggageOption {
  journeyType: 'onward' | 'return';
  segmentIds: string[];
  maxQuantity: number;
  /** integer minor units for one bag; absent where it cannot be computed */
  price?: { amount: number; currency: string };
}

/** Checked bags that an offer lets travellers add, for all of them together, by journey. */
export function baggageOptions(offer: FlightOffer): BaggageOption[] {
  return offer.itineraries.map((itinerary, index): BaggageOption => {
    const price = bagPrice(offer, itinerary);
    return {
      journeyType: index === 0 ? 'onward' : 'return',
      segmentIds: itinerary.segments.map(({ id }) => id),
      maxQuantity: mostBagsToAdd(offer, itinerary),
      ...(price ? { price } : {}),
    };
  });
}
