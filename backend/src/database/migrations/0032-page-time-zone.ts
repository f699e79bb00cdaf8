import { type Kysely, sql } from 'kysely';

/** By whose clock a mail about a payment on the provider's page tells its times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE payment_transaction ADD COLUMN time_zone text`.execute(db);
}
