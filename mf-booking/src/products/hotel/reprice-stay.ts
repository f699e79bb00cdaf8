import { callApi, isProblem, withAttribution } from '@alisio/platform/sdk/api';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { chooseStay } from '@alisio/shared-contracts/endpoints';
import { hotelCartItem, readStayReference } from '@alisio/shared-contracts/hotels';
import { stayOf } from './details.ts';

/** What the same costs alone, where the stay is in a package. */
function apartIn(item: CartItem): { apart?: number } {
  const { apart } = stayOf(item);
  return apart === undefined ? {} : { apart };
}

/** The stay at its price of now, which holds anew; nothing when it is sold out or sold no longer. @throws ApiProblem */
export async function repriceStay(item: CartItem): Promise<CartItem | undefined> {
  const named = readStayReference(item.reference);
  if (!named) return undefined;
  const { hotelCode: code, rateKeys } = named;
  try {
    const body = withAttribution({ rateKeys: [...rateKeys] });
    const now = hotelCartItem(await callApi(chooseStay, { params: { code }, body }), item.backHref);
    // Of another price it was not compared with anything.
    return now.total.amount === item.total.amount
      ? { ...now, details: { ...stayOf(now), ...apartIn(item) } }
      : now;
  } catch (error) {
    if (isProblem(error, 'seats-gone') || isProblem(error, 'offer-not-found')) return undefined;
    throw error;
  }
}
