import { type Kysely, sql } from 'kysely';

/**
 * Whether a payment holds its order's items: they are let go of by that, once, whatever the order goes on to. Who made a
 * payment on the provider's page, as declines are counted. E-mails are told apart as everywhere: by A to Z alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payment_transaction
      ADD COLUMN holds_items boolean NOT NULL DEFAULT false,
      ADD COLUMN caller_key text`.execute(db);
  // A late charge of a page held nothing any more: its order was taken off it, or had gone on.
  await sql`
    UPDATE payment_transaction SET holds_items = true
    WHERE status IN ('charging', 'charged', 'approved') OR (status IN ('refunding', 'cancelling')
      AND (page_until IS NULL
        OR EXISTS (SELECT FROM booking_order WHERE transaction_id = payment_transaction.id)))`.execute(db);
  await sql`DROP INDEX booking_order_email`.execute(db);
  await sql`
    CREATE INDEX booking_order_email ON booking_order (lower((customer->>'email') COLLATE "C"))
    WHERE status = 'confirmed'`.execute(db);
}
