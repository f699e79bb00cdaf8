import { type Kysely, sql } from 'kysely';

/**
 * Places of tours' departures, one row once the first is sold or it is decided whether it leaves (`goes`). What was booked
 * with the organizer under a key, once, and what is left to pay of it (`balance`, and the
 * key that it was paid under); the keys under which it was, or was called off.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE tour_departure_sales (
      tour text NOT NULL,
      start_date text NOT NULL,
      sold integer NOT NULL CHECK (sold >= 0),
      most integer NOT NULL CHECK (most >= sold),
      goes boolean,
      PRIMARY KEY (tour, start_date)
    )`.execute(db);
  await sql`CREATE INDEX tour_departure_sales_day ON tour_departure_sales (start_date)`.execute(db);
  await sql`
    CREATE TABLE tour_booking (
      key text PRIMARY KEY,
      confirmation_number text NOT NULL UNIQUE,
      tour text NOT NULL,
      balance_reference text UNIQUE,
      balance jsonb,
      balance_key text,
      balance_state text CHECK (balance_state IN ('due', 'paying', 'paid')),
      cancelled_at timestamptz
    )`.execute(db);
  await sql`
    CREATE TABLE tour_balance_payment (
      key text PRIMARY KEY,
      balance_reference text NOT NULL,
      cancelled_at timestamptz
    )`.execute(db);
}
