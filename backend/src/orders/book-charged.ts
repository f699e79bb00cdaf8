import { randomBytes } from 'node:crypto';
import { bookingReference, REFERENCE_LENGTH } from '@alisio/shared-contracts/rules';
import { watchFrom } from './call-off.ts';
import { countDecline } from './declines.ts';
import type { OrderDeps } from './deps.ts';
import { giveBack } from './give-back.ts';
import { bookingKey, itemsOf, productOf } from './items.ts';
import { orderConfirmedMail, orderNotBookedMail } from './order-mails.ts';
import { changeOrder, lockOrder, type Order, orderById } from './order-repository.ts';
import { withoutRaces } from './retry.ts';
import { inTime, wasStopped } from './supplier-limit.ts';
import { moveTransaction, type PaymentTransaction, takeTry } from './transaction-repository.ts';

/** Tries of the suppliers, with pauses that double: the last is some eight minutes after the charge. */
const MOST_TRIES = 6;

type Booked = { kind: 'booked'; answers: unknown[] } | { kind: 'refused' } | { kind: 'unknown' | 'stopped' };

/** Asks the suppliers of all items, with no transaction open. */
async function confirmAll(
  { products, log, supplierLimit }: OrderDeps,
  order: Order,
  { id: transactionId, tries }: PaymentTransaction,
): Promise<Booked> {
  const limit = supplierLimit();
  // At once: three that take their time are no slower than one.
  const asked = itemsOf(order).map((item, place) =>
    inTime(limit, productOf(products, item).confirm(item, bookingKey(transactionId, place), limit)),
  );
  const told = await Promise.allSettled(asked);
  const confirmations = told.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  // One that will never be booked decides for all, whatever is not known of the others.
  const refused = confirmations.find(({ kind }) => kind === 'refused');
  if (refused) return { kind: 'refused' };
  const failed = told.find((one) => one.status === 'rejected');
  if (!failed)
    return {
      kind: 'booked',
      answers: confirmations.flatMap((one) => (one.kind === 'booked' ? [one.answer] : [])),
    };
  log.error({ err: failed.reason, transactionId, tries }, 'charged, and not booked yet');
  return { kind: wasStopped(limit) ? 'stopped' : 'unknown' };
}

/**
 * Writes down what came of it, unless somebody else has. A card that was charged for nothing counts as declined for the
 * network that paid, as it does for the session.
 */
function settle(deps: OrderDeps, transaction: PaymentTransaction, booked: Booked): Promise<void> {
  const { id, order_id } = transaction;
  return withoutRaces(() =>
    deps.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, order_id);
      const at = deps.clock();
      const now = at.toISOString();
      const change = {
        ...(booked.kind === 'booked'
          ? ({ status: 'approved' } as const)
          : ({ status: 'refunding', tries: 0, next_try_at: now } as const)),
        // Of what can be given back it is kept for as long as it counts.
        ...(transaction.returnable_until === null ? { caller_key: null } : {}),
      };
      if (!order || !(await moveTransaction(tx, id, 'charged', change))) return;
      if (booked.kind === 'booked') {
        await changeOrder(tx, order, 'book', {
          booking_reference: bookingReference(randomBytes(REFERENCE_LENGTH)),
          confirmations: JSON.stringify(booked.answers),
          confirmed_at: now,
          watch_at: watchFrom(deps.products, order, at),
          updated_at: now,
        });
        await orderConfirmedMail(tx, order, now);
      } else {
        await changeOrder(tx, order, 'fail', { updated_at: now });
        await countDecline(tx, transaction, at);
        await orderNotBookedMail(tx, order, transaction, now);
      }
    }),
  );
}

/**
 * Books what was charged with its suppliers, when the next try is due. When one refuses, or none of some tries tells
 * that it is booked, nothing is: the money is given back.
 */
export async function bookCharged(deps: OrderDeps, transactionId: string): Promise<void> {
  const transaction = await takeTry(deps.db, transactionId, ['charged'], deps.clock());
  const order = transaction && (await orderById(deps.db, transaction.order_id));
  if (!order) return;
  const booked = await confirmAll(deps, order, transaction);
  // A try that this process has cut short itself tells nothing of the supplier, and asking again books nothing twice.
  if (booked.kind === 'stopped') return;
  if (booked.kind === 'unknown' && transaction.tries < MOST_TRIES) return;
  await settle(deps, transaction, booked);
  if (booked.kind === 'booked') return;
  deps.log.error({ transactionId }, 'charged and not booked: the money is given back');
  await giveBack(deps, transactionId);
}
