import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { localToday } from '@alisio/shared-contracts/dates';
import { passengerTypes } from '@alisio/shared-contracts/rules';
import type { PricedTraveller } from '../product.ts';
import { tourOf } from './details.ts';

const AT_HOME = ['nationality', 'emergencyContact'] as const;
/** Whoever crosses a border shows a passport that is valid still. */
const ABROAD = ['passport', 'passportExpiry', 'emergencyContact'] as const;

/** Everybody who goes, adults first, as they are priced. */
export function tourTravellers(item: CartItem): PricedTraveller[] {
  const today = localToday();
  const { crosses, childFrom } = tourOf(item).tour;
  return passengerTypes(item.travelers).map((type, index) => ({
    id: String(index + 1),
    type,
    today,
    asks: crosses.length > 0 ? ABROAD : AT_HOME,
    ...(type === 'adult' ? {} : { youngest: childFrom }),
  }));
}
