import { callApi, isProblem, withAttribution } from '@alisio/platform/sdk/api';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { chooseStay } from '@alisio/shared-contracts/endpoints';
import { hotelCartItem, readStayReference } from '@alisio/shared-contracts/hotels';

/** The stay at its price of now, which holds anew; nothing when it is sold out or sold no longer. @throws ApiProblem */
export async function repriceStay(item: CartItem): Promise<CartItem | undefined> {
  const named = readStayReference(item.reference);
  if (!named) return undefined;
  const { hotelCode: code, rateKeys } = named;
  try {
    const body = withAttribution({ rateKeys: [...rateKeys] });
    return hotelCartItem(await callApi(chooseStay, { params: { code }, body }), item.backHref);
  } catch (error) {
    if (isProblem(error, 'seats-gone') || isProblem(error, 'offer-not-found')) return undefined;
    throw error;
  }
}
