import { type Kysely, sql } from 'kysely';

/** Until when the reconciliation of one process has a charge to itself, or when the last one had done with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE payment_transaction ADD COLUMN claimed_until timestamptz`.execute(db);
}
