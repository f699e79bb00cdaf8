import { type Kysely, sql } from 'kysely';

/**
 * What is charged is booked with its suppliers in a step of its own, some times, and else given back. `tries` of that
 * step, the time of the next one, and what suppliers answered, one for each item.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE booking_order ADD COLUMN confirmations jsonb`.execute(db);
  await sql`
    ALTER TABLE payment_transaction
      ADD COLUMN tries integer NOT NULL DEFAULT 0,
      ADD COLUMN next_try_at timestamptz,
      DROP CONSTRAINT payment_transaction_status_check,
      ADD CONSTRAINT payment_transaction_status_check CHECK (status IN
        ('created', 'charging', 'charged', 'approved', 'declined', 'voided', 'refunding', 'refunded'))`.execute(
    db,
  );
  await sql`DROP INDEX payment_transaction_charging`.execute(db);
  await sql`
    CREATE UNIQUE INDEX payment_transaction_charging ON payment_transaction (order_id)
    WHERE status IN ('charging', 'charged')`.execute(db);
  await sql`
    CREATE INDEX payment_transaction_next_try ON payment_transaction (next_try_at)
    WHERE status IN ('charged', 'refunding')`.execute(db);
}
