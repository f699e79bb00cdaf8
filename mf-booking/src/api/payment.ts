import { callApi, withAttribution } from '@alisio/platform/sdk/api';
import { type AnswerOf, finalizeCardPayment } from '@alisio/shared-contracts/endpoints';

/** An order, and the card that pays it. */
export interface PaymentTarget {
  orderId: string;
  transactionId: string;
}

export type PaymentOutcome = AnswerOf<typeof finalizeCardPayment>;

/** A provider may take its time; the answer is then `pending`, so waiting longer than this brings nothing. */
export const PAYMENT_TIMEOUT_MS = 30_000;

/** Charges once, however often it is asked (§7). @throws ApiProblem, `payment-declined` with its reason among them */
export const finalizePayment = ({ orderId, transactionId }: PaymentTarget): Promise<PaymentOutcome> =>
  callApi(finalizeCardPayment, {
    body: withAttribution({ orderId, transactionId }),
    timeout: PAYMENT_TIMEOUT_MS,
  });
