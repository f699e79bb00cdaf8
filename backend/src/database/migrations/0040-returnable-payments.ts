import { type Kysely, sql } from 'kysely';

/** Until when a payment for what can be given back for nothing counts for the network that made it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE payment_transaction ADD COLUMN returnable_until timestamptz`.execute(db);
  await sql`
    CREATE INDEX payment_transaction_returnable ON payment_transaction (caller_key)
    WHERE returnable_until IS NOT NULL AND caller_key IS NOT NULL`.execute(db);
}
