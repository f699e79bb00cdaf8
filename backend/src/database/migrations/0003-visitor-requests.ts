import { type Kysely, sql } from 'kysely';

/** What visitors send with the contact form and the enquiry form, once for each `request_id` that a form makes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE visitor_request (
      reference text PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('contact-message', 'enquiry')),
      request_id text NOT NULL,
      name text NOT NULL,
      email text NOT NULL,
      phone text NOT NULL,
      best_time text NOT NULL,
      language text NOT NULL,
      text text NOT NULL,
      attribution jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      UNIQUE (kind, request_id)
    )`.execute(db);
}
