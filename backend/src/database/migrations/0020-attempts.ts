import { type Kysely, sql } from 'kysely';

/**
 * Attempts that are counted for all processes of the database together, and the networks that a booking is known
 * from: where it was paid, and where it was found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE attempt (
      key text PRIMARY KEY,
      at bigint[] NOT NULL,
      until timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX attempt_until ON attempt (until)`.execute(db);
  await sql`ALTER TABLE booking_order ADD COLUMN known_networks text[] NOT NULL DEFAULT '{}'`.execute(db);
}
