import { type Kysely, sql } from 'kysely';

/**
 * The cart that an order was made for: its idempotency key. A cart has one order that is not abandoned, however many
 * requests race. Orders of before were made without: each is a cart of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE booking_order ADD COLUMN cart_id text`.execute(db);
  await sql`UPDATE booking_order SET cart_id = id`.execute(db);
  await sql`ALTER TABLE booking_order ALTER COLUMN cart_id SET NOT NULL`.execute(db);
  await sql`
    CREATE UNIQUE INDEX booking_order_cart ON booking_order (session_id, cart_id)
    WHERE status <> 'abandoned'`.execute(db);
}
