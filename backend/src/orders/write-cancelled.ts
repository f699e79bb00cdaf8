import type { CalledOff } from '@alisio/shared-contracts/orders';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import { orderCancelledMail } from './order-mails.ts';
import { changeOrder, type Order } from './order-repository.ts';
import { StaleOrderError } from './retry.ts';
import { moveTransaction } from './transaction-repository.ts';

/**
 * Writes into a transaction that a booked order is given back, with what is to follow: the money, the suppliers, the
 * mail.
 * @param at UTC, ISO 8601
 * @param calledOff where whoever gives an item ended it; nothing where who booked it did
 * @returns the transaction whose charge goes back
 */
export async function writeCancelled(
  tx: Transaction<Schema>,
  order: Order,
  at: string,
  calledOff?: CalledOff,
): Promise<string> {
  const { transaction_id: transactionId } = order;
  if (!transactionId) throw new TypeError('a confirmed order was paid');
  await changeOrder(tx, order, 'cancel', {
    cancelled_at: at,
    updated_at: at,
    watch_at: null,
    called_off: calledOff ? JSON.stringify(calledOff) : null,
  });
  const change = { status: 'refunding', tries: 0, next_try_at: at } as const;
  if (!(await moveTransaction(tx, transactionId, 'approved', change))) throw new StaleOrderError();
  await orderCancelledMail(tx, order, at);
  return transactionId;
}
