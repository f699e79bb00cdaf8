import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { localToday } from '@alisio/shared-contracts/dates';
import { arrivalOf, type FlightOffer } from '@alisio/shared-contracts/flights';
import { passengerTypes } from '@alisio/shared-contracts/rules';
import type { PricedTraveller } from '../product.ts';
import { offerOf } from './details.ts';

/** Local date on which the last flight lands, ISO. */
export function lastTravelDay({ itineraries }: FlightOffer): string {
  const last = itineraries.at(-1);
  return (last && arrivalOf(last)?.at.slice(0, 10)) ?? '';
}

/** What airlines ask of everybody who flies (§3). */
const FLIGHT_ASKS = [
  'passport',
  'mealPreference',
  'specialAssistance',
  'frequentFlyerNumber',
  'emergencyContact',
] as const;

/** Everybody who was priced, in the order of the forms. */
export function travellerSlots(item: CartItem): PricedTraveller[] {
  const offer = offerOf(item);
  const today = localToday();
  return passengerTypes(item.travelers).map((type, index) => ({
    id: offer.travelerPricings[index]?.travelerId ?? String(index + 1),
    type,
    today,
    asks: FLIGHT_ASKS,
  }));
}
