import type { CartItem } from '../checkout-stores/index.ts';
import type { MoneyAmount } from '../values/index.ts';
import { ACTIVITY } from './codes.ts';
import type { ActivityInCart } from './purchase.ts';

/** What `chooseActivity` answers of an activity. */
export interface ConfirmedActivity {
  reference: string;
  title: string;
  total: MoneyAmount;
  /** what each person pays, minor units; of a private one a single sum */
  shares: number[];
  details: ActivityInCart;
  /** UTC, ISO 8601 */
  expiresAt: string;
}

/**
 * An activity as `chooseActivity` has just confirmed it, for `startCart`. `backHref`: path and query of its page, to choose
 * otherwise.
 */
export function activityCartItem(
  { reference, title, total, shares, details, expiresAt }: ConfirmedActivity,
  backHref: string,
): CartItem {
  const count = (type: string) => details.paxes.filter(({ paxType }) => paxType === type).length;
  return {
    product: ACTIVITY,
    reference,
    title,
    total,
    shares,
    pricedAt: new Date().toISOString(),
    heldUntil: expiresAt,
    backHref,
    travelers: { adult: count('ADULT'), child: count('CHILD'), infant: count('INFANT') },
    details,
  };
}
