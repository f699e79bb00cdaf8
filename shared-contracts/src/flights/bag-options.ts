import { bagPrice, mostBagsToAdd } from './bag-price.ts';
import type { FlightOffer } from './offer.ts';

/** The ways of a journey as what is bought beside its fare names them, §3. */
export const JOURNEY_TYPES = ['onward', 'return'] as const;
export type JourneyType = (typeof JOURNEY_TYPES)[number];

/** Checked bags that all travellers together may add on one way. */
export interface BagOption {
  journeyType: JourneyType;
  segmentIds: string[];
  maxQuantity: number;
  /** integer minor units for one bag; absent where it cannot be computed: then none is sold (§5) */
  price?: { amount: number; currency: string };
}

/** What an offer lets travellers add, way by way. */
export const bagOptions = (offer: Pick<FlightOffer, 'travelerPricings' | 'itineraries'>): BagOption[] =>
  offer.itineraries.map((itinerary, i): BagOption => {
    const price = bagPrice(offer, itinerary);
    return {
      journeyType: i === 0 ? 'onward' : 'return',
      segmentIds: itinerary.segments.map(({ id }) => id),
      maxQuantity: mostBagsToAdd(offer, itinerary),
      ...(price ? { price } : {}),
    };
  });
