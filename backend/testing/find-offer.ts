import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { searchFlightOffers } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { Visitor } from './visitor.ts';

/** The first flight that the demonstration's own inventory has from Bogotá to Miami in two months, for one. */
export async function findOffer(visitor: Visitor): Promise<FlightOffer> {
  const departureDate = addDays(localToday(), 60);
  const { data } = await visitor.call(searchFlightOffers, {
    legInfo: { '1': { from: 'BOG', to: 'MIA', departureDate } },
    refundableFare: false,
    noRestrictionFare: false,
    noPenaltyFare: false,
    cabin: 'economy',
    travelerInfo: { adult: 1, child: 0, infant: 0 },
    currencyCode: 'USD',
    infoData: NO_ATTRIBUTION,
  });
  const [offer] = data;
  if (!offer) throw new Error('nobody flies to Miami');
  return offer;
}
