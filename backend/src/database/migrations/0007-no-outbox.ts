import { type Kysely, sql } from 'kysely';

/** Confirmations were written here for others, and nobody read them: what is confirmed stands in the order itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE outbox`.execute(db);
}
