import { type Kysely, sql } from 'kysely';

/**
 * Secrets that all processes of the database share and that outlive a restart. What was shown is now said by the
 * offer's own sealed id, so that a sale need not remember the demand before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE server_secret (name text PRIMARY KEY, secret bytea NOT NULL)`.execute(db);
  await sql`ALTER TABLE flight_seat_sales DROP COLUMN demand_before, DROP COLUMN demand_changed_at`.execute(
    db,
  );
}
