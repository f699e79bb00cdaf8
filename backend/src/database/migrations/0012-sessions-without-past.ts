import { type Kysely, sql } from 'kysely';

/** What was kept of who began a session, and nobody read. An order keeps where its visitor came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE session DROP COLUMN agent_id, DROP COLUMN attribution, DROP COLUMN created_at`.execute(
    db,
  );
}
