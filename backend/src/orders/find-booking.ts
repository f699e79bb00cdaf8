import { createHash, timingSafeEqual } from 'node:crypto';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { normalizeReference } from '@alisio/shared-contracts/rules';
import { ProblemError } from '../problems/index.ts';
import { bookingOf } from './confirmed-booking.ts';
import type { OrderDeps } from './deps.ts';
import { orderByReference } from './order-repository.ts';

const digestOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest();

/**
 * A booking by reference and e-mail (§6). A wrong reference and a wrong e-mail take the same way and get the
 * same answer, so that neither can be guessed apart.
 * @throws ProblemError booking-not-found
 */
export async function findBooking(
  { db }: OrderDeps,
  { referenceId, email }: { referenceId: string; email: string },
): Promise<ConfirmedBooking> {
  const order = await orderByReference(db, normalizeReference(referenceId));
  const isTheirs = timingSafeEqual(digestOf(email), digestOf(order?.customer?.email ?? ''));
  if (!order || !isTheirs) throw new ProblemError('booking-not-found');
  return bookingOf(db, order);
}
