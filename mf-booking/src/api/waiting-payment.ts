import { callApi } from '@alisio/platform/sdk/api';
import { type AnswerOf, callOffWaitingPayment, findWaitingPayment } from '@alisio/shared-contracts/endpoints';
import { PAYMENT_TIMEOUT_MS, type PaymentTarget } from './payment.ts';

/** How a payment on the provider's page stands that was begun on this device, in whichever tab. @throws ApiProblem */
export const waitingPayment = ({
  orderId,
  transactionId,
}: PaymentTarget): Promise<AnswerOf<typeof findWaitingPayment>> =>
  callApi(findWaitingPayment, { body: { orderId, transactionId }, timeout: PAYMENT_TIMEOUT_MS });

/** Calls it off, from whichever tab of the device. @returns whether it is over, and without a charge @throws ApiProblem */
export const callOffWaiting = ({
  orderId,
  transactionId,
}: PaymentTarget): Promise<AnswerOf<typeof callOffWaitingPayment>> =>
  callApi(callOffWaitingPayment, { body: { orderId, transactionId }, timeout: PAYMENT_TIMEOUT_MS });
