import { type Kysely, sql } from 'kysely';

/**
 * What tabs report, as counts of an hour: nothing of who sent it. `buckets` is the histogram of a vital's values,
 * empty for other kinds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE report_count (
      hour timestamptz NOT NULL,
      source text NOT NULL,
      version text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('error', 'load-failure', 'vital')),
      name text NOT NULL,
      count bigint NOT NULL CHECK (count > 0),
      first_at timestamptz NOT NULL,
      last_at timestamptz NOT NULL,
      message text,
      page text NOT NULL,
      buckets integer[] NOT NULL,
      PRIMARY KEY (hour, source, version, kind, name)
    )`.execute(db);
}
