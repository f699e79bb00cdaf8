import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { getTourBalance } from '@alisio/shared-contracts/endpoints';
import { tourBalanceCartItem } from '@alisio/shared-contracts/tours';

/** What is left to pay now; nothing once it was paid, or can be paid no longer. @throws ApiProblem */
export async function repriceBalance({ reference, backHref }: CartItem): Promise<CartItem | undefined> {
  try {
    const balance = await callApi(getTourBalance, { body: { reference } });
    // What is under way may be this cart's own payment.
    const isLeft = balance.state === 'due' || balance.state === 'paying';
    return isLeft ? tourBalanceCartItem(balance, backHref) : undefined;
  } catch (error) {
    if (isProblem(error, 'not-found')) return undefined;
    throw error;
  }
}
