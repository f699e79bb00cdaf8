import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from '../database/index.ts';
import type { OrderTable } from '../database/schema.ts';
import { ProblemError } from '../problems/index.ts';
import { nextStatus, type OrderEvent } from './order-machine.ts';

export type Order = Selectable<OrderTable>;
type NewOrder = Omit<Insertable<OrderTable>, 'id' | 'status' | 'version' | 'updated_at'>;
type OrderChange = Omit<Updateable<OrderTable>, 'id' | 'session_id' | 'status' | 'version'>;

/** 128 random bits: an order cannot be guessed. */
const orderId = () => `ord_${randomBytes(16).toString('base64url')}`;

/** The order that a session is working on: the one in the making, otherwise the booking it made last. */
export function currentOrder(queries: Queries, sessionId: string): Promise<Order | undefined> {
  return queries
    .selectFrom('booking_order')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('status', '<>', 'abandoned')
    .orderBy((of) => of('status', '=', 'confirmed'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function orderById(queries: Queries, id: string): Promise<Order | undefined> {
  return queries.selectFrom('booking_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By the reference as stored, see `normalizeReference`. */
export function orderByReference(queries: Queries, reference: string): Promise<Order | undefined> {
  return queries
    .selectFrom('booking_order')
    .selectAll()
    .where('booking_reference', '=', reference)
    .executeTakeFirst();
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
 * Moves an order by an event, unless somebody else has changed it since it was read.
 * @returns false when it was changed meanwhile: read it again
 * @throws ProblemError order-state when the order is past this event
 */
export async function changeOrder(
  queries: Queries,
  order: Order,
  event: OrderEvent,
  change: OrderChange,
): Promise<boolean> {
  const status = nextStatus(order.status, event);
  if (!status) throw new ProblemError('order-state');
  const { numUpdatedRows } = await queries
    .updateTable('booking_order')
    .set({ ...change, status, version: order.version + 1 })
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
