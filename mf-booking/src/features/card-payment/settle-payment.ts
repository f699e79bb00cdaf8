import { isProblem } from '@alisio/platform/sdk/api';
import {
  DECLINE_REASONS,
  type DeclineReason,
  LATER_DECLINE_REASONS,
} from '@alisio/shared-contracts/payments';
import { readOrder } from '../../api/known-orders.ts';
import { lacksStatus, logStatusFailure } from '../../api/log-failure.ts';
import { finalizePayment } from '../../api/payment.ts';
import type { KeptPayment, Settlement, TooMany } from './settlement.ts';

/** A reason that is known here; `otherwise` for one that is not. */
export const knownReason = (reason: string | undefined, otherwise: DeclineReason): DeclineReason =>
  [...DECLINE_REASONS, ...LATER_DECLINE_REASONS].find((known) => known === reason) ?? otherwise;

/** @param reason of `too-many-declines` */
export const tooMany = ({ reason }: { reason?: string | undefined }): TooMany =>
  reason === 'returnable' ? 'too-many-returnable' : 'too-many-declines';

/**
 * Asks for the charge, or for how it ended: asking again never charges again. Without an answer the end is not
 * known, and that is `pending`, never a failure; it is logged (§8).
 */
export async function settlePayment({ page, ...target }: KeptPayment): Promise<Settlement> {
  try {
    const outcome = await finalizePayment(target);
    return outcome.status === 'confirmed'
      ? { kind: 'confirmed', booking: outcome.booking }
      : { kind: 'pending', waitsFor: outcome.waitsFor, hosted: outcome.hosted };
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { reason } = error;
    if (isProblem(error, 'payment-declined'))
      return { kind: 'declined', reason: knownReason(reason, 'card-declined') };
    if (isProblem(error, 'payment-token-unknown')) return { kind: 'card-again' };
    if (isProblem(error, 'payment-not-made')) return { kind: 'not-made' };
    if (isProblem(error, 'too-many-declines')) return { kind: tooMany(error) };
    if (isProblem(error, 'not-booked')) return { kind: 'not-booked', isBack: reason === 'refunded' };
    if (isProblem(error, 'order-incomplete')) return { kind: 'incomplete' };
    if (isProblem(error, 'price-changed') || isProblem(error, 'seats-gone')) return { kind: 'offer-changed' };
    if (isProblem(error, 'order-replaced')) return { kind: 'replaced' };
    if (isProblem(error, 'order-state')) return { kind: 'elsewhere' };
    if (lacksStatus(error)) {
      logStatusFailure(page !== undefined);
      return { kind: 'pending' };
    }
    return { kind: 'refused', isUnknown: isProblem(error, 'order-not-found') };
  }
}

/** How a payment stands whose session is over. It comes late: it is asked for a day later, if ever. */
async function settleByKey(kept: KeptPayment): Promise<Settlement> {
  try {
    const code = await import(/* webpackChunkName: "hosted-wait" */ './settle-by-key.ts');
    return await code.settleByKey(kept);
  } catch (error) {
    if (isProblem(error)) logStatusFailure(kept.page !== undefined);
    else console.warn('late part', error);
    return { kind: 'pending' };
  }
}

/** How a payment stands that was asked for before, maybe in a session that is over. */
export async function settleAsked(kept: KeptPayment): Promise<Settlement> {
  const settlement = await settlePayment(kept);
  return settlement.kind === 'refused' && settlement.isUnknown ? settleByKey(kept) : settlement;
}

/**
 * How far an order has come, whoever pays it. Without an answer it is not known, and that is `pending`.
 * @param kept of its payment, where that is known
 */
export async function settleOrder(orderId: string, kept?: KeptPayment): Promise<Settlement> {
  try {
    const { status, booking, transactionId, hosted, notMade } = await readOrder(orderId);
    if (status === 'confirmed' && booking) return { kind: 'confirmed', booking };
    if (hosted && transactionId !== undefined) return { kind: 'on-page', transactionId, hosted };
    if (status === 'paying' || status === 'pending') return { kind: 'pending' };
    return { kind: 'open', wasDeclined: status === 'declined', notMade };
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (!isProblem(error, 'order-not-found')) {
      logStatusFailure(kept?.page !== undefined);
      return { kind: 'pending' };
    }
    return kept ? settleByKey(kept) : { kind: 'open', wasDeclined: false };
  }
}

/**
 * How far a payment has come that this tab remembers. A charge that was asked for is asked for once more, which joins
 * it; one that was not, is not. What came to nothing on the provider's page (`page`) is told with the order: asked for
 * by itself it would be a failed request, and nothing has failed.
 */
export async function settleKept(kept: KeptPayment): Promise<Settlement> {
  const settlement = await settleOrder(kept.orderId, kept);
  if (settlement.kind !== 'open')
    return settlement.kind === 'pending' || settlement.kind === 'on-page' ? settleAsked(kept) : settlement;
  if (settlement.notMade === kept.transactionId) return { kind: 'not-made' };
  return settlement.wasDeclined || kept.page !== undefined ? settleAsked(kept) : settlement;
}
