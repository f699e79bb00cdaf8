import { type Kysely, sql } from 'kysely';

/** An order that another one has replaced keeps nothing of what was chosen and typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE booking_order DROP CONSTRAINT booking_order_items_check,
      ADD CONSTRAINT booking_order_items_check CHECK (status = 'abandoned' OR jsonb_array_length(items) > 0)`.execute(
    db,
  );
  await sql`
    UPDATE booking_order SET items = '[]', customer = NULL, passengers = NULL, particulars = NULL, billing = NULL
    WHERE status = 'abandoned'`.execute(db);
}
