import { type Kysely, sql } from 'kysely';

/**
 * Who reported something in the hour that goes on stands in its row, up to a limit, and is emptied with the hour. What
 * is not counted apart yet waits in a table of its own, which has room for so many.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE report_count ADD COLUMN seen_by integer[] NOT NULL DEFAULT '{}'`.execute(db);
  await sql`DROP TABLE report_network`.execute(db);
  await sql`
    CREATE TABLE report_candidate (
      hour timestamptz NOT NULL,
      key text NOT NULL,
      is_released boolean NOT NULL,
      seen_by integer[] NOT NULL,
      PRIMARY KEY (hour, key)
    )`.execute(db);
}
