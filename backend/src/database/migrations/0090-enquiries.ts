import { type Kysely, sql } from 'kysely';

/** What of a product an enquiry is about, and that somebody called about what was shown with a code: agents have one queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE visitor_request ADD COLUMN product text, ADD COLUMN details jsonb`.execute(db);
  await sql`CREATE INDEX visitor_request_created ON visitor_request (created_at)`.execute(db);
  await sql`ALTER TABLE phone_offer ADD COLUMN called_at timestamptz`.execute(db);
  await sql`CREATE INDEX phone_offer_called ON phone_offer (called_at) WHERE called_at IS NOT NULL`.execute(
    db,
  );
}
