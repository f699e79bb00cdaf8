import { type Kysely, sql } from 'kysely';

/**
 * Which departure a booked tour is of, and how many people: whether a departure leaves is decided by these, and not by
 * places that are held and may never be paid. A cancellation of what was never booked has neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE tour_booking
      ADD COLUMN start_date text,
      ADD COLUMN people integer CHECK (people > 0)`.execute(db);
  await sql`
    CREATE INDEX tour_booking_departure ON tour_booking (tour, start_date)
    WHERE cancelled_at IS NULL`.execute(db);
}
