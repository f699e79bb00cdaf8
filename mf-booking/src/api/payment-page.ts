import { callApi, isProblem, withAttribution } from '@alisio/platform/sdk/api';
import { type AnswerOf, callOffPayment, paymentDirection } from '@alisio/shared-contracts/endpoints';
import type { Language } from '@alisio/shared-contracts/languages';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { keepWaiting } from '../waiting-payments/waiting-payments.ts';
import { notCalledOff } from './not-called-off.ts';
import { PAYMENT_TIMEOUT_MS, type PaymentTarget } from './payment.ts';

/** What is paid on the provider's page, and in which language that speaks. */
export interface PageCall {
  orderId: string;
  cartId: string;
  total: MoneyAmount;
  language: Language;
}

/** Nobody knows what became of the call. */
const lacksAnswer = (error: unknown): boolean =>
  isProblem(error) && (error.status === 0 || error.status >= 500) && !isProblem(error, 'payment-unavailable');

/**
 * Opens the provider's page for an order (§7). Without an answer it is asked once more: a page that was opened is
 * answered again.
 * @returns its address with the payment that is made there; `no-answer` when it may be open and nobody knows where
 * @throws ApiProblem, `payment-unavailable` among them
 */
export async function openPaymentPage({
  orderId,
  cartId,
  total: { amount, currency },
  language,
}: PageCall): Promise<(PaymentTarget & { page: string }) | 'no-answer'> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const site = window.location.origin;
  const worldpayTransactionData = { cartId, amount, currency, language, site, timeZone };
  const ask = () =>
    callApi(paymentDirection, {
      body: withAttribution({ orderId, worldpayTransactionData }),
      timeout: PAYMENT_TIMEOUT_MS,
    }).catch((error: unknown) => {
      if (lacksAnswer(error)) return undefined;
      throw error;
    });
  const answer = (await ask()) ?? (await ask());
  if (!answer) return 'no-answer';
  const { transactionId, worldpayTransactionUrl: page } = answer.data;
  // The tab may be closed there: others of this device show what waits.
  keepWaiting({ orderId, transactionId });
  return { orderId, transactionId, page };
}

/**
 * Calls off a payment on the provider's page.
 * @returns whether it is over, one way or the other, and whether that is without a charge @throws ApiProblem
 */
export const callOffPage = ({
  orderId,
  transactionId,
}: PaymentTarget): Promise<AnswerOf<typeof callOffPayment>> =>
  callApi(callOffPayment, { body: { orderId, transactionId }, timeout: PAYMENT_TIMEOUT_MS });

/** The same for who goes on waiting where it cannot be told. */
export const tryCallOff = (target: PaymentTarget): Promise<AnswerOf<typeof callOffPayment>> =>
  callOffPage(target).catch(notCalledOff);
