import { isProblem } from '@alisio/platform/sdk/api';

/** Whether something thrown tells nothing of how a payment stands: no answer, or one that another try may better. */
export const lacksStatus = (error: unknown): boolean =>
  !isProblem(error) ||
  error.status < 400 ||
  error.status >= 500 ||
  (error.status === 429 && !isProblem(error, 'too-many-declines')) ||
  isProblem(error, 'order-busy');

/**
 * §8: a payment's status that cannot be had is logged, and nobody is told of a failure: it may have been paid. A decline
 * is an answer.
 * @param isOnPage it is paid on the provider's page
 */
export function logStatusFailure(isOnPage: boolean): undefined {
  console.error(isOnPage ? 'Hosted payment status fail' : 'Payment status fail');
}
