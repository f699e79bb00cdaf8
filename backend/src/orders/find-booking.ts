import { isSameSecret } from '@alisio/platform/serving';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { normalizeReference } from '@alisio/shared-contracts/rules';
import { sql } from 'kysely';
import type { Queries } from '../database/index.ts';
import { type Attempts, afterAnHour } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import { bookingOf } from './confirmed-booking.ts';
import type { OrderDeps } from './deps.ts';
import { orderById } from './order-repository.ts';

const folded = (text: string) => text.trim().toLowerCase();
const isSame = (one: string, other: string) => isSameSecret(folded(one), folded(other));

interface Nearest {
  id: string;
  reference: string;
  email: string;
}

/**
 * The booking of a reference, or the next one in their order, after the last the first: the last one and this one are
 * each read by the same index whatever is asked, so that the time it takes does not tell whether a reference exists.
 */
async function nearestBooking(queries: Queries, reference: string): Promise<Nearest | undefined> {
  const { rows } = await sql<Nearest>`
    SELECT id, booking_reference AS reference, customer->>'email' AS email FROM booking_order
      WHERE booking_reference >= CASE
        WHEN ${reference} <= (SELECT max(booking_reference) FROM booking_order) THEN ${reference} ELSE '' END
      ORDER BY booking_reference LIMIT 1`.execute(queries);
  return rows[0];
}

/**
 * A booking by reference and e-mail (§6). A wrong reference and a wrong e-mail take the same way and get the
 * same answer, so that neither can be guessed apart, and a reference that was tried too often is not tried any more.
 * @param tries failed look-ups by reference, whether it exists or not
 * @throws ProblemError booking-not-found, rate-limited
 */
export async function findBooking(
  deps: Pick<OrderDeps, 'db' | 'products'>,
  tries: Attempts,
  { referenceId, email }: { referenceId: string; email: string },
): Promise<ConfirmedBooking> {
  const reference = normalizeReference(referenceId);
  const giveBack = tries.take(reference);
  if (!giveBack) throw new ProblemError('rate-limited', { headers: afterAnHour });
  const nearest = await nearestBooking(deps.db, reference);
  const found = [isSame(reference, nearest?.reference ?? ''), isSame(email, nearest?.email ?? '')];
  if (!nearest || found.includes(false)) throw new ProblemError('booking-not-found');
  giveBack();
  const order = await orderById(deps.db, nearest.id);
  if (!order) throw new ProblemError('booking-not-found');
  return bookingOf(deps, order);
}
