import { type Kysely, sql } from 'kysely';

/** What was shown with a code to dictate. One row an offer: shown again, it is the same one for longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE phone_offer (
      code text NOT NULL,
      what text NOT NULL,
      offer jsonb NOT NULL,
      offered_at timestamptz NOT NULL,
      until timestamptz NOT NULL,
      PRIMARY KEY (code, what)
    )`.execute(db);
  await sql`CREATE INDEX phone_offer_until ON phone_offer (until)`.execute(db);
}
