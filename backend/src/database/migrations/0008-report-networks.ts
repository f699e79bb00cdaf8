import { type Kysely, sql } from 'kysely';

/**
 * From how many networks something was reported in an hour. Who reported is a keyed hash, which differs for each
 * thing reported, and goes with its hour, as does the key: what is kept is the number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE report_count
      ADD COLUMN networks integer NOT NULL DEFAULT 1 CHECK (networks >= 0),
      ADD COLUMN is_released boolean NOT NULL DEFAULT true`.execute(db);
  await sql`
    CREATE TABLE report_network (
      hour timestamptz NOT NULL,
      key text NOT NULL,
      network text NOT NULL,
      PRIMARY KEY (hour, key, network)
    )`.execute(db);
  await sql`CREATE TABLE report_hour (hour timestamptz PRIMARY KEY, secret text NOT NULL)`.execute(db);
}
