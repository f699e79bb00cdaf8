import { type Kysely, sql } from 'kysely';

/**
 * `cancelling`: the money is back, and a supplier has not cancelled yet. `uncancelled`: it was asked for days, and is
 * left to operators.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payment_transaction
      DROP CONSTRAINT payment_transaction_status_check,
      ADD CONSTRAINT payment_transaction_status_check CHECK (status IN
        ('created', 'charging', 'charged', 'approved', 'declined', 'voided', 'refunding', 'cancelling', 'refunded',
          'uncancelled'))`.execute(db);
  await sql`DROP INDEX payment_transaction_next_try`.execute(db);
  await sql`
    CREATE INDEX payment_transaction_next_try ON payment_transaction (next_try_at)
    WHERE status IN ('charged', 'refunding', 'cancelling')`.execute(db);
}
