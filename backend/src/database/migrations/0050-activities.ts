import { type Kysely, sql } from 'kysely';

/**
 * Places sold of a session of an activity, one row once the first is sold; found by its town and days. What was booked with
 * the supplier under a key, once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE activity_session_sales (
      town_id text NOT NULL,
      activity_code text NOT NULL,
      way text NOT NULL,
      starts_at text NOT NULL,
      sold integer NOT NULL CHECK (sold >= 0),
      capacity integer NOT NULL CHECK (capacity >= sold),
      PRIMARY KEY (activity_code, way, starts_at)
    )`.execute(db);
  await sql`CREATE INDEX activity_session_sales_town ON activity_session_sales (town_id, starts_at)`.execute(
    db,
  );
  await sql`
    CREATE TABLE activity_booking (
      key text PRIMARY KEY,
      confirmation_number text NOT NULL UNIQUE,
      activity_code text NOT NULL,
      cancelled_at timestamptz
    )`.execute(db);
}
