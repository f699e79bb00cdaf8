import { type Kysely, sql } from 'kysely';

/**
 * What is added to the items of an order and paid with them, a list for each; null where nothing is. A charge keeps
 * what it was for: the order may be edited again while that is given back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE booking_order ADD COLUMN services jsonb`.execute(db);
  await sql`ALTER TABLE payment_transaction ADD COLUMN services jsonb`.execute(db);
}
