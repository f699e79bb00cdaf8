import { type Kysely, sql } from 'kysely';

/** Whose a session is, so that nobody is told what another user did. Sessions of before are nobody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE session ADD COLUMN user_hash text`.execute(db);
}
