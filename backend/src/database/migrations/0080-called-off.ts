import { type Kysely, sql } from 'kysely';

/**
 * What is booked may be called off by whoever gives it: when a booking is asked about next, and which item fell away,
 * why. Those of before have no product that calls anything off.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE booking_order
      ADD COLUMN watch_at timestamptz,
      ADD COLUMN called_off jsonb,
      ADD CONSTRAINT booking_order_called_off_check CHECK (called_off IS NULL OR status = 'cancelled')`.execute(
    db,
  );
  await sql`
    CREATE INDEX booking_order_watched ON booking_order (watch_at)
    WHERE watch_at IS NOT NULL AND status = 'confirmed'`.execute(db);
}
