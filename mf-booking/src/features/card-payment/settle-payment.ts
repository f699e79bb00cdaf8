import { isProblem } from '@alisio/platform/sdk/api';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { DECLINE_REASONS, type DeclineReason } from '@alisio/shared-contracts/payments';
import { finalizePayment } from '../../api/finalize-card-payment.ts';

/** How a payment ended, or that its end is not known yet. */
export type Settlement =
  | { kind: 'confirmed'; booking: ConfirmedBooking }
  | { kind: 'pending' }
  | { kind: 'declined'; reason: DeclineReason }
  /** the card must be typed again: its token is void and nothing was charged */
  | { kind: 'card-again' }
  | { kind: 'incomplete' }
  | { kind: 'offer-changed' }
  /** the server refuses for certain, and nothing was charged */
  | { kind: 'refused' };

const reasonOf = (reason: string | undefined): DeclineReason =>
  DECLINE_REASONS.find((known) => known === reason) ?? 'card-declined';

/**
 * Asks for the charge, or for how it ended: asking again never charges again. Without an answer the end is not
 * known, and that is `pending`, never a failure.
 */
export async function settlePayment(transactionId: string): Promise<Settlement> {
  try {
    const outcome = await finalizePayment(transactionId);
    return outcome.status === 'confirmed'
      ? { kind: 'confirmed', booking: outcome.booking }
      : { kind: 'pending' };
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { status, reason } = error;
    if (isProblem(error, 'payment-declined')) return { kind: 'declined', reason: reasonOf(reason) };
    if (isProblem(error, 'payment-token-unknown')) return { kind: 'card-again' };
    if (isProblem(error, 'order-incomplete')) return { kind: 'incomplete' };
    if (isProblem(error, 'price-changed') || isProblem(error, 'seats-gone')) return { kind: 'offer-changed' };
    const isCertain = status >= 400 && status < 500 && status !== 429;
    return isCertain ? { kind: 'refused' } : { kind: 'pending' };
  }
}
