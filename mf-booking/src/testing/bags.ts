import type { ApiHandler } from '@alisio/platform/testing';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { ALONE, type Counts, flightOfferFor } from './flight-offer.ts';

export const BAGGAGE = '/user/session/flight-order/{id}/baggage';
export const ADD = '/user/session/add/additional-services';

/** Of the supplier for one bag, integer minor units of US dollars: with §9's margin it is sold at 48. */
const SUPPLIED = 4_300;

/**
 * The offer of tests with bags to buy.
 * @param most of each traveler on each way; `supplied`: what the supplier asks for one, nothing on the way back
 */
export function offerWithBags(
  counts: Counts = ALONE,
  { most = 3, included = 0, supplied = SUPPLIED, onlyOut = false } = {},
): FlightOffer {
  const offer = flightOfferFor(counts);
  const back = new Set(offer.itineraries[1]?.segments.map(({ id }) => id));
  return {
    ...offer,
    travelerPricings: offer.travelerPricings.map((pricing) => ({
      ...pricing,
      fareDetailsBySegment: pricing.fareDetailsBySegment.map((fare) => ({
        ...fare,
        includedCheckedBags: { quantity: pricing.type === 'INFANT' ? 0 : included },
        additionalServices: {
          chargeableCheckedBags:
            pricing.type === 'INFANT' || (onlyOut && back.has(fare.segmentId))
              ? { quantity: 0 }
              : { quantity: most, price: { amount: supplied, currency: 'USD' } },
        },
      })),
    })),
  };
}

/** What the API lets add to the flight of an order, and takes. */
export const bagsApi = ({ most = 3, each = 4_800 } = {}): ApiHandler[] => [
  {
    method: 'GET',
    path: BAGGAGE,
    body: {
      additionalServicesId: 'services-1-order-1',
      journeys: [
        {
          journeyType: 'onward',
          segmentIds: ['1'],
          maxQuantity: most,
          price: { amount: each, currency: 'USD' },
          quantity: 0,
        },
        {
          journeyType: 'return',
          segmentIds: ['2', '3'],
          maxQuantity: most,
          price: { amount: each, currency: 'USD' },
          quantity: 0,
        },
      ],
    },
  },
  { method: 'POST', path: ADD, status: 201, body: { data: { id: 'services-1-order-1' } } },
];
