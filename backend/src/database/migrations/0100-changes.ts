import { type Kysely, sql } from 'kysely';

/**
 * What processes tell each other: by the transaction that it is told in (`xid`), since numbers are given out in another
 * order than they are committed in. And requests of the minute, which nobody misses after a crash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE change (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
      topic text NOT NULL,
      keys text[] NOT NULL,
      told_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX change_xid ON change (xid)`.execute(db);
  await sql`
    CREATE UNLOGGED TABLE request_count (
      key text PRIMARY KEY,
      requests int NOT NULL,
      until timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX request_count_until ON request_count (until)`.execute(db);
}
