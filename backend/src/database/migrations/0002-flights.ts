import { type Kysely, sql } from 'kysely';

/**
 * Seats sold of a flight and cabin, one row once the first is sold. `demand_before` and `demand_changed_at`
 * keep what the price stood on until lately, so that a price that was shown stays firm for its time (§4).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE flight_seat_sales (
      flight_key text PRIMARY KEY,
      sold integer NOT NULL CHECK (sold >= 0),
      capacity integer NOT NULL CHECK (capacity >= sold),
      demand_before integer NOT NULL DEFAULT 0,
      demand_changed_at timestamptz
    )`.execute(db);
}
