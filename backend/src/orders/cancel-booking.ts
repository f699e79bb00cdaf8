import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { ProblemError } from '../problems/index.ts';
import { freeUntilOf } from './cancellation.ts';
import { bookingOf } from './confirmed-booking.ts';
import { countDecline } from './declines.ts';
import type { OrderDeps } from './deps.ts';
import { giveBack } from './give-back.ts';
import { lockOrder, type Order, orderById } from './order-repository.ts';
import { withoutRaces } from './retry.ts';
import { transactionById } from './transaction-repository.ts';
import { writeCancelled } from './write-cancelled.ts';

/**
 * Writes down that a booking is given back, with what is to follow: the money, the suppliers, the mail. Whoever comes
 * second finds it done. Its card was tried for nothing, and counts as a declined one does for the networks that paid and
 * that gives it back; as a payment that could be given back it counts on.
 * @returns the transaction whose charge goes back
 */
function writeDown(deps: OrderDeps, { id }: Order, callerKey: string): Promise<string> {
  return withoutRaces(() =>
    deps.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order?.transaction_id) throw new ProblemError('booking-not-found');
      if (order.status === 'cancelled') return order.transaction_id;
      const until = freeUntilOf(deps.products, order);
      if (until === undefined) throw new ProblemError('not-cancellable', { reason: 'by-phone' });
      const now = deps.clock();
      if (now.getTime() >= until) throw new ProblemError('not-cancellable', { reason: 'too-late' });
      const at = now.toISOString();
      const transaction = await transactionById(tx, order.transaction_id);
      const transactionId = await writeCancelled(tx, order, at);
      const paidBy = transaction?.caller_key ?? callerKey;
      // In one order everywhere: two at once would wait for each other.
      for (const key of [...new Set([paidBy, callerKey])].toSorted())
        await countDecline(tx, { caller_key: key }, now);
      return transactionId;
    }),
  );
}

/**
 * Cancels a booking that can be given back for nothing, by this server's clock, and gives back what was charged: as for
 * what could not be booked, until it is back and all suppliers have cancelled, whoever dies on the way.
 * @param callerKey of who gives it back, as declines are counted by
 * @returns the booking as it is now
 * @throws ProblemError not-cancellable, order-busy
 */
export async function cancelBooking(
  deps: OrderDeps,
  order: Order,
  callerKey: string,
): Promise<ConfirmedBooking> {
  const transactionId = await writeDown(deps, order, callerKey);
  try {
    await giveBack(deps, transactionId);
  } catch (error) {
    // It is written down: the reconciliation goes on with it.
    deps.log.error({ err: error, transactionId }, 'cancelled, and not given back yet');
  }
  return bookingOf(deps, (await orderById(deps.db, order.id)) ?? order);
}
