import type { CabinClass } from '@alisio/shared-contracts/flights';
import type { TravelerCounts } from '@alisio/shared-contracts/rules';
import type { FamilyRules } from '../fares/fare-families.ts';
import { type Journey, longest } from '../journeys/journey.ts';
import { SUPPLIERS, type SupplierName, supplierOf } from '../suppliers.ts';

/** A journey with where its travellers sit and how far each flight has sold. */
export interface SeatedJourney {
  journey: Journey;
  /** of each flight */
  cabins: readonly CabinClass[];
  /** demand step of each flight */
  steps: readonly number[];
  /** seats left of the flight that has the fewest */
  seatsLeft: number;
}

/** A seated journey at the price of a day. */
export interface PricedJourney extends SeatedJourney {
  /** of one adult in US dollars, before the fare family, rounding and taxes */
  seatFare: number;
}

/** Everything that an offer is made of: the flights, the fare, who travels and how it is paid. */
export interface Trip {
  /** outbound, and return of a round trip; offers of other families of the same flights share this very list */
  journeys: readonly PricedJourney[];
  cabin: CabinClass;
  rules: FamilyRules;
  travelers: TravelerCounts;
  currency: string;
  /** day of pricing, days since 1970-01-01, UTC */
  pricedOn: number;
}

/** Who sells a trip: whoever has the airline of the way out. */
export function supplierOfTrip({ journeys: [outbound] }: Pick<Trip, 'journeys'>): SupplierName {
  return outbound ? supplierOf(longest(outbound.journey).flight.route.airline) : SUPPLIERS[0];
}
