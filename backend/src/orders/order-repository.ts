import { randomBytes } from 'node:crypto';
import { counter } from '@alisio/platform/serving/metrics';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import { foldedEmail } from '@alisio/shared-contracts/rules';
import { type Insertable, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Queries, Schema } from '../database/index.ts';
import type { OrderTable } from '../database/schema.ts';
import { ProblemError } from '../problems/index.ts';
import { nextStatus, type OrderEvent } from './order-machine.ts';
import { StaleOrderError } from './retry.ts';

export type Order = Selectable<OrderTable>;
type NewOrder = Omit<Insertable<OrderTable>, 'id' | 'status' | 'version' | 'updated_at'>;
type OrderChange = Omit<Updateable<OrderTable>, 'id' | 'session_id' | 'cart_id' | 'status' | 'version'>;

const reached = counter({
  name: 'alisio_orders_total',
  help: 'Changes of orders into a state: paying, pending, confirmed, declined, abandoned, cancelled, and draft again.',
  labels: ['status'],
});

/** Made, and neither booked nor given up. */
const OPEN = ['draft', 'paying', 'pending', 'declined'] as const;

/** The change that a call's attribution is; none when it says nothing of it. */
export const attributionOf = (infoData: Attribution | undefined): Pick<OrderChange, 'attribution'> =>
  infoData ? { attribution: JSON.stringify(infoData) } : {};

/** What is left of the items of an order that is given up, and of what was typed for it: nothing. */
export const EMPTIED = {
  items: '[]',
  customer: null,
  passengers: null,
  particulars: null,
  services: null,
  billing: null,
  known_networks: [] as string[],
} satisfies OrderChange;

/** 128 random bits: an order cannot be guessed. */
const orderId = () => `ord_${randomBytes(16).toString('base64url')}`;

/** The order in the making that a session has, one at most. */
export function openOrder(queries: Queries, sessionId: string): Promise<Order | undefined> {
  return queries
    .selectFrom('booking_order')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('status', 'in', OPEN)
    .executeTakeFirst();
}

/** The order that was made of a cart: in the making, or booked. */
export function orderOfCart(queries: Queries, sessionId: string, cartId: string): Promise<Order | undefined> {
  return queries
    .selectFrom('booking_order')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('cart_id', '=', cartId)
    .where('status', '<>', 'abandoned')
    .executeTakeFirst();
}

/**
 * Keeps all others who would change what a session orders waiting until the transaction ends.
 * @throws ProblemError session-required when the session ended meanwhile
 */
export async function lockSession(tx: Transaction<Schema>, sessionId: string): Promise<void> {
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (!session) throw new ProblemError('session-required');
}

/** An order that nobody else changes until the transaction ends. */
export function lockOrder(tx: Transaction<Schema>, id: string): Promise<Order | undefined> {
  return tx.selectFrom('booking_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * What a session gets to see of an order that it names.
 * @throws ProblemError order-not-found; order-replaced when the session has gone on to another one
 */
export function ownOrder(order: Order | undefined, sessionId: string): Order {
  if (order?.session_id !== sessionId) throw new ProblemError('order-not-found');
  if (order.status === 'abandoned') throw new ProblemError('order-replaced');
  return order;
}

/** Takes out of an order that was given up what was needed until now. */
export async function emptyAbandoned(queries: Queries, { id }: Pick<Order, 'id'>): Promise<void> {
  await queries
    .updateTable('booking_order')
    .set(EMPTIED)
    .where('id', '=', id)
    .where('status', '=', 'abandoned')
    .execute();
}

/** The booked orders of a session, those too that were cancelled later; the latest first. */
export function bookedOrders(queries: Queries, sessionId: string, most: number): Promise<Order[]> {
  return queries
    .selectFrom('booking_order')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('status', 'in', ['confirmed', 'cancelled'])
    .orderBy('confirmed_at', 'desc')
    .limit(most)
    .execute();
}

/** Most bookings that are told to who forgot their references. */
const MOST_TOLD = 30;

/** What was booked under an e-mail, whoever writes it in capitals (`foldedEmail`, as C folds it); the latest first. */
export function bookedUnder(queries: Queries, email: string): Promise<Order[]> {
  return queries
    .selectFrom('booking_order')
    .selectAll()
    .where(sql<string>`lower((customer->>'email') COLLATE "C")`, '=', foldedEmail(email))
    .where('status', '=', 'confirmed')
    .orderBy('confirmed_at', 'desc')
    .limit(MOST_TOLD)
    .execute();
}

/**
 * Takes booked orders about whose items somebody is to be asked by `now` (UTC), the longest due first; they are due again
 * at `next`. Of several who come at once, one gets each.
 */
export function watchedOrders(queries: Queries, now: string, next: string, most: number): Promise<Order[]> {
  return queries
    .updateTable('booking_order')
    .set({ watch_at: next })
    .where('id', 'in', (of) =>
      of
        .selectFrom('booking_order')
        .select('id')
        .where('status', '=', 'confirmed')
        .where('watch_at', '<=', now)
        .orderBy('watch_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Nobody is asked about it any more. */
export async function unwatch(queries: Queries, id: string): Promise<void> {
  await queries.updateTable('booking_order').set({ watch_at: null }).where('id', '=', id).execute();
}

export function orderById(queries: Queries, id: string): Promise<Order | undefined> {
  return queries.selectFrom('booking_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A fresh draft. The database refuses a second order in the making for a session (SQLSTATE 23505). */
export async function insertOrder(queries: Queries, order: NewOrder): Promise<string> {
  const id = orderId();
  await queries
    .insertInto('booking_order')
    .values({ ...order, id, status: 'draft', version: 1, updated_at: order.created_at })
    .execute();
  return id;
}

/**
 * Moves an order by an event, as it was read.
 * @throws ProblemError order-state when the order is past this event
 * @throws StaleOrderError when somebody else has changed it since
 */
export async function changeOrder(
  queries: Queries,
  order: Order,
  event: OrderEvent,
  change: OrderChange,
): Promise<void> {
  const status = nextStatus(order.status, event);
  if (!status) throw new ProblemError('order-state');
  const { numUpdatedRows } = await queries
    .updateTable('booking_order')
    .set({ ...change, status, version: order.version + 1 })
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new StaleOrderError();
  if (status !== order.status) reached.inc({ status });
}
