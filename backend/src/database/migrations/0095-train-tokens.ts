import { type Kysely, sql } from 'kysely';

/** Offers of trains as they were sent to somebody, each to be used once. What was sent never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE train_token (
      id text PRIMARY KEY,
      offer jsonb NOT NULL,
      made_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      used_by text,
      CHECK ((used_at IS NULL) = (used_by IS NULL))
    )`.execute(db);
  await sql`CREATE INDEX train_token_expires ON train_token (expires_at)`.execute(db);
}
