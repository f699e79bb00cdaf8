import { callApi, isProblem, withAttribution } from '@alisio/platform/sdk/api';
import { activityCartItem, readActivityReference } from '@alisio/shared-contracts/activities';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { chooseActivity } from '@alisio/shared-contracts/endpoints';

/** The session at its price of now, which holds anew; nothing when it is full or sold no longer. @throws ApiProblem */
export async function repriceActivity(item: CartItem): Promise<CartItem | undefined> {
  const named = readActivityReference(item.reference);
  if (!named) return undefined;
  const { code, rateKey, language: guideLanguage, start } = named;
  try {
    const body = withAttribution({ rateKey, start, ...(guideLanguage ? { guideLanguage } : {}) });
    return activityCartItem(await callApi(chooseActivity, { params: { code }, body }), item.backHref);
  } catch (error) {
    if (isProblem(error, 'seats-gone') || isProblem(error, 'offer-not-found')) return undefined;
    throw error;
  }
}
