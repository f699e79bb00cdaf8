import { type Kysely, sql } from 'kysely';

/** A booking can be cancelled by who made it: it keeps its reference, and when that was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE booking_order
      ADD COLUMN cancelled_at timestamptz,
      DROP CONSTRAINT booking_order_status_check,
      DROP CONSTRAINT booking_order_check,
      ADD CONSTRAINT booking_order_status_check CHECK (status IN
        ('draft', 'paying', 'pending', 'confirmed', 'declined', 'abandoned', 'cancelled')),
      ADD CONSTRAINT booking_order_check CHECK ((status IN ('confirmed', 'cancelled'))
        = (booking_reference IS NOT NULL AND confirmed_at IS NOT NULL)),
      ADD CONSTRAINT booking_order_cancelled_check CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL))`.execute(
    db,
  );
}
