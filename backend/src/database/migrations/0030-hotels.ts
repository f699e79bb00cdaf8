import { type Kysely, sql } from 'kysely';

/**
 * Where hotels stand, found by the index of places; filled from the data set at a start. Rooms sold, one row a night once
 * the first is sold. What was booked with the supplier under a key, once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE hotel_town (
      id text PRIMARY KEY,
      lat double precision NOT NULL,
      lon double precision NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX hotel_town_place ON hotel_town (lat, lon)`.execute(db);
  await sql`CREATE TABLE hotel_town_set (version text PRIMARY KEY)`.execute(db);
  await sql`
    CREATE TABLE hotel_night_sales (
      town_id text NOT NULL,
      hotel_code text NOT NULL,
      room_type text NOT NULL,
      night text NOT NULL,
      sold integer NOT NULL CHECK (sold >= 0),
      capacity integer NOT NULL CHECK (capacity >= sold),
      PRIMARY KEY (hotel_code, room_type, night)
    )`.execute(db);
  await sql`CREATE INDEX hotel_night_sales_town ON hotel_night_sales (town_id, night)`.execute(db);
  await sql`
    CREATE TABLE hotel_booking (
      key text PRIMARY KEY,
      confirmation_number text NOT NULL UNIQUE,
      hotel_code text NOT NULL,
      cancelled_at timestamptz
    )`.execute(db);
}
