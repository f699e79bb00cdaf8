import { type Kysely, sql } from 'kysely';

/**
 * Mails that are to be written, each in the transaction of what it tells; whom it goes to is there until it is sent.
 * Orders keep the language in which they were made: their mails are in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE booking_order ADD COLUMN language text`.execute(db);
  await sql`
    CREATE TABLE mail (
      id text PRIMARY KEY,
      kind text NOT NULL,
      about text NOT NULL,
      recipient text,
      language text NOT NULL,
      details jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      next_try_at timestamptz,
      ended_at timestamptz,
      ended text CHECK (ended IN ('sent', 'needless', 'given-up')),
      UNIQUE (kind, about),
      CHECK ((ended IS NULL) = (next_try_at IS NOT NULL) AND (ended IS NULL) = (ended_at IS NULL)),
      CHECK (ended IS NULL OR recipient IS NULL)
    )`.execute(db);
  await sql`CREATE INDEX mail_next_try ON mail (next_try_at) WHERE next_try_at IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX booking_order_email ON booking_order (lower(customer->>'email'))
    WHERE status = 'confirmed'`.execute(db);
}
