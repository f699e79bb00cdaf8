import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { createPaymentInfo } from '@alisio/shared-contracts/endpoints';
import type { PaymentInformation } from '@alisio/shared-contracts/orders';
import type { OrderCall } from './order-call.ts';

/** The card as a token (§7). @returns the transaction that will charge it; the same token gives the same one */
export async function sendPaymentInfo(
  paymentInformation: PaymentInformation,
  { orderId }: OrderCall,
): Promise<string> {
  const { transactionId } = await callApi(createPaymentInfo, {
    body: withAttribution({ orderId, paymentInformation }),
  });
  return transactionId;
}
