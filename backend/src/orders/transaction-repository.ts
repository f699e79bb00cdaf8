import { randomBytes } from 'node:crypto';
import type { PaymentInformation } from '@alisio/shared-contracts/orders';
import type { Selectable, Updateable } from 'kysely';
import type { Queries } from '../database/index.ts';
import type { PaymentTransactionTable, TransactionStatus } from '../database/schema.ts';
import type { CardFace } from '../payments/index.ts';
import type { Order } from './order-repository.ts';

/** Charged and not booked: the money is on its way back, or is back. */
export const GIVEN_BACK = ['refunding', 'cancelling', 'refunded', 'uncancelled'] as const;
/** Of these the ones that are not done: the provider or a supplier is asked still. */
export const GIVING_BACK = ['refunding', 'cancelling'] as const;
/** And what a person has to cancel: whoever does that needs to know what was ordered. */
export const OUTSTANDING = [...GIVING_BACK, 'uncancelled'] as const;

export type PaymentTransaction = Selectable<PaymentTransactionTable>;

const transactionId = () => `txn_${randomBytes(16).toString('base64url')}`;

export function transactionById(queries: Queries, id: string): Promise<PaymentTransaction | undefined> {
  return queries.selectFrom('payment_transaction').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The transaction of a card on an order, if the card was given before. */
export function transactionOfCard(
  queries: Queries,
  orderId: string,
  cardToken: string,
): Promise<PaymentTransaction | undefined> {
  return queries
    .selectFrom('payment_transaction')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('card_token', '=', cardToken)
    .executeTakeFirst();
}

/**
 * The transaction of a card on an order; asked twice, it is the same one. Until it is charged it is of the amount that
 * was said last: the order may cost something else by then.
 */
export async function transactionFor(
  queries: Queries,
  orderId: string,
  { cardToken, amount, currency }: PaymentInformation,
  { brand, last4 }: CardFace,
  now: string,
): Promise<PaymentTransaction> {
  await queries
    .insertInto('payment_transaction')
    .values({
      id: transactionId(),
      order_id: orderId,
      status: 'created',
      card_token: cardToken,
      brand,
      last4,
      amount,
      currency,
      reason: null,
      created_at: now,
      charging_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'card_token'])
        .doUpdateSet({ amount, currency })
        .where('payment_transaction.status', '=', 'created'),
    )
    .execute();
  return queries
    .selectFrom('payment_transaction')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('card_token', '=', cardToken)
    .executeTakeFirstOrThrow();
}

/** A payment on the provider's page, which can be made until `until` (UTC). `callerKey`: of `caller_key`; `timeZone`: of who makes it. */
export async function insertPageTransaction(
  queries: Queries,
  { id: orderId, total_amount: amount, currency }: Pick<Order, 'id' | 'total_amount' | 'currency'>,
  { until, callerKey, timeZone }: { until: string; callerKey: string; timeZone: string | undefined },
  now: string,
): Promise<PaymentTransaction> {
  return queries
    .insertInto('payment_transaction')
    .values({
      id: transactionId(),
      order_id: orderId,
      status: 'created',
      card_token: null,
      brand: null,
      last4: null,
      amount,
      currency,
      reason: null,
      created_at: now,
      charging_at: null,
      page_until: until,
      caller_key: callerKey,
      time_zone: timeZone ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes away a transaction that nothing came of. */
export async function deleteUnbegun(queries: Queries, id: string): Promise<void> {
  await queries
    .deleteFrom('payment_transaction')
    .where('id', '=', id)
    .where('status', '=', 'created')
    .execute();
}

/** Whether it is made on the provider's page. */
export const isOnPage = ({ page_until }: Pick<PaymentTransaction, 'page_until'>): boolean =>
  page_until !== null;

/** Moves a transaction on, unless it is no longer where the caller read it. */
export async function moveTransaction(
  queries: Queries,
  id: string,
  from: TransactionStatus,
  change: Updateable<PaymentTransactionTable> & { status: TransactionStatus },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('payment_transaction')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets go, once. @returns false for one that holds nothing (any more) */
export async function stopsHolding(queries: Queries, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('payment_transaction')
    .set({ holds_items: false })
    .where('id', '=', id)
    .where('holds_items', '=', true)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/**
 * Takes the next try of what follows a charge; the one after it comes twice as late. Of several that come at once, one
 * gets it.
 * @returns the transaction with this try counted; nothing when none is due, or it is in none of these states
 */
export async function takeTry(
  queries: Queries,
  id: string,
  statuses: readonly ['charged'] | typeof GIVING_BACK,
  now: Date,
): Promise<PaymentTransaction | undefined> {
  const known = await transactionById(queries, id);
  if (!known) return undefined;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** known.tries, LONGEST_PAUSE_MS);
  return queries
    .updateTable('payment_transaction')
    .set({ tries: known.tries + 1, next_try_at: new Date(now.getTime() + pause).toISOString() })
    .where('id', '=', id)
    .where('status', 'in', statuses)
    .where('tries', '=', known.tries)
    .where('next_try_at', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** Charged ones whose next try, of booking or of giving back, is due, the longest due first; `takeTry` gives each to one process. */
export function dueTransactions(queries: Queries, now: string, most: number): Promise<PaymentTransaction[]> {
  return queries
    .selectFrom('payment_transaction')
    .selectAll()
    .where('status', 'in', ['charged', ...GIVING_BACK])
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(most)
    .execute();
}

/** Whether something that was charged for an order is on its way back, or has yet to be cancelled with a supplier. */
export async function isOutstanding(queries: Queries, orderId: string): Promise<boolean> {
  const found = await queries
    .selectFrom('payment_transaction')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', OUTSTANDING)
    .executeTakeFirst();
  return found !== undefined;
}

/** Longer than the provider may take to answer: a claim that is older has lost its process. */
const CLAIMED_FOR_MS = 60_000;

/**
 * Charges whose end is not known: all that wait for the provider, and those begun before `before`. Of payments on
 * the provider's page, of which it tells by itself, those that are to be asked about by now. Of several processes one gets
 * each, until it lets go of it (`releaseClaim`) or for a minute; those that nobody has asked about for longest come first.
 * @param isAlone no other process can be at work: a claim is what a process that was killed has left
 */
export function claimUnsettled(
  queries: Queries,
  { before, now, most, isAlone }: { before: Date; now: Date; most: number; isAlone: boolean },
): Promise<PaymentTransaction[]> {
  const until = new Date(now.getTime() + CLAIMED_FOR_MS).toISOString();
  return queries
    .updateTable('payment_transaction')
    .set({ claimed_until: until })
    .where('id', 'in', (from) =>
      from
        .selectFrom('payment_transaction as charge')
        .innerJoin('booking_order', 'booking_order.transaction_id', 'charge.id')
        .select('charge.id')
        .where('charge.status', '=', 'charging')
        .where((of) =>
          of.or([
            of.and([of('page_url', 'is', null), of('booking_order.status', '=', 'pending')]),
            of.and([of('page_url', 'is', null), of('charge.charging_at', '<=', before.toISOString())]),
            of.and([of('page_url', 'is not', null), of('charge.next_try_at', '<=', now.toISOString())]),
          ]),
        )
        .$if(!isAlone, (all) =>
          all.where((of) =>
            of.or([
              of('charge.claimed_until', 'is', null),
              of('charge.claimed_until', '<=', now.toISOString()),
            ]),
          ),
        )
        .orderBy('charge.claimed_until', (by) => by.asc().nullsFirst())
        .limit(most)
        .forUpdate('charge')
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Lets go of a charge that was claimed, settled or not. `now`: UTC, ISO 8601 */
export async function releaseClaim(queries: Queries, id: string, now: string): Promise<void> {
  await queries.updateTable('payment_transaction').set({ claimed_until: now }).where('id', '=', id).execute();
}

/** How many cards were declined, or charged for nothing, for a session since `since` (UTC), whatever it ordered. */
export async function declinesOf(queries: Queries, sessionId: string, since: string): Promise<number> {
  const { declines } = await queries
    .selectFrom('payment_transaction')
    .innerJoin('booking_order', 'booking_order.id', 'payment_transaction.order_id')
    .where('booking_order.session_id', '=', sessionId)
    .where('payment_transaction.status', 'in', ['declined', ...GIVEN_BACK])
    .where('payment_transaction.charging_at', '>', since)
    .select((of) => of.fn.countAll<number>().as('declines'))
    .executeTakeFirstOrThrow();
  return declines;
}
