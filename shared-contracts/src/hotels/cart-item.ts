import type { CartItem } from '../checkout-stores/index.ts';
import type { MoneyAmount } from '../values/index.ts';
import { HOTEL } from './codes.ts';
import type { HotelInCart } from './purchase.ts';
import { guestsIn } from './stay.ts';

/** What `chooseStay` answers of a stay. */
export interface ConfirmedStay {
  reference: string;
  title: string;
  /** charged with the booking */
  total: MoneyAmount;
  /** what each room is charged, minor units */
  shares: number[];
  details: HotelInCart;
  /** UTC, ISO 8601 */
  expiresAt: string;
}

/**
 * A stay as `chooseStay` has just confirmed it, for `startCart`. `backHref`: path and query of the hotel's page, to choose
 * otherwise.
 */
export function hotelCartItem(
  { reference, title, total, shares, details, expiresAt }: ConfirmedStay,
  backHref: string,
): CartItem {
  const { adults, children } = guestsIn(details.rooms);
  return {
    product: HOTEL,
    reference,
    title,
    total,
    shares,
    pricedAt: new Date().toISOString(),
    heldUntil: expiresAt,
    backHref,
    travelers: { adult: adults, child: children, infant: 0 },
    details,
  };
}
