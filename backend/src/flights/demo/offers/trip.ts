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

/** What all offers of a search have in common: who travels where in the aircraft, and how it is paid. */
export interface Terms {
  cabin: CabinClass;
  travelers: TravelerCounts;
  currency: string;
  /** at the fare that is sold only with a hotel */
  inPackage: boolean;
  /** day of pricing, days since 1970-01-01, UTC */
  pricedOn: number;
}

/** The flights and the fare of an offer. */
export interface Fare {
  /** outbound, and return of a round trip; offers of other families of the same flights share this very list */
  journeys: readonly PricedJourney[];
  rules: FamilyRules;
}

/** Everything that an offer is made of. */
export interface Trip extends Terms, Fare {}

/** Who sells a trip: whoever has the airline of the way out. */
export function supplierOfTrip({ journeys: [outbound] }: Pick<Fare, 'journeys'>): SupplierName {
  return outbound ? supplierOf(longest(outbound.journey).flight.route.airline) : SUPPLIERS[0];
}
