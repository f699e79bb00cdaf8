import { waitingPayment } from '../../api/waiting-payment.ts';
import type { KeptPayment, Settlement } from './settlement.ts';

/**
 * How a payment stands whose session is over: it ended while the payment waited, and another one knows nothing of the
 * order. What the tab remembers of it is its key. @throws ApiProblem
 */
export async function settleByKey({ page, ...key }: KeptPayment): Promise<Settlement> {
  const told = await waitingPayment(key);
  if (told.status === 'confirmed') return { kind: 'confirmed', booking: told.booking };
  if (told.status === 'waiting') return { kind: 'pending', hosted: told.hosted };
  if (told.status === 'pending') return { kind: 'pending' };
  return page === undefined ? { kind: 'open', wasDeclined: false } : { kind: 'not-made' };
}
