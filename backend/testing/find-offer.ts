import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { searchFlightOffers } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { type Send, Visitor } from './visitor.ts';

/** A search for one, one way. @param departureDate local, ISO */
export const oneWay = (departureDate: string, to = 'MIA', from = 'BOG') => ({
  legInfo: { '1': { from, to, departureDate } },
  refundableFare: false,
  noRestrictionFare: false,
  noPenaltyFare: false,
  cabin: 'economy' as const,
  travelerInfo: { adult: 1, child: 0, infant: 0 },
  currencyCode: 'USD',
  infoData: NO_ATTRIBUTION,
});

const inDays = (days: number): string => addDays(localToday(), days);

/** What flies from Bogotá, in `days` days. */
export async function findOffers(send: Send, days: number, to = 'MIA'): Promise<FlightOffer[]> {
  const visitor = await Visitor.arrive(send);
  return (await visitor.call(searchFlightOffers, oneWay(inDays(days), to))).data;
}

/** The first flight that the demonstration's own inventory has from Bogotá to Miami in two months. */
export async function findOffer(visitor: Visitor): Promise<FlightOffer> {
  const { data } = await visitor.call(searchFlightOffers, oneWay(inDays(60)));
  const [offer] = data;
  if (!offer) throw new Error('nobody flies to Miami');
  return offer;
}
