import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { localToday } from '@alisio/shared-contracts/dates';
import { passengerTypes } from '@alisio/shared-contracts/rules';
import type { TravellerSlot } from '../../features/travellers/index.ts';
import { offerOf } from './details.ts';
import { lastTravelDay } from './last-travel-day.ts';

/** Everybody who was priced, in the order of the forms. */
export function travellerSlots(item: CartItem): TravellerSlot[] {
  const offer = offerOf(item);
  const lastDay = lastTravelDay(offer);
  const today = localToday();
  return passengerTypes(item.travelers).map((type, index) => ({
    id: offer.travelerPricings[index]?.travelerId ?? String(index + 1),
    type,
    lastDay,
    today,
  }));
}
