import { type Kysely, sql } from 'kysely';

/** Notices of the payment provider that were acted on, for as long as one could be sent again by whoever overheard it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE payment_notice (
      id text PRIMARY KEY,
      received_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX payment_notice_received_at ON payment_notice (received_at)`.execute(db);
}
