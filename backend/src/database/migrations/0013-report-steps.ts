import { type Kysely, sql } from 'kysely';

/** The steps of a sale are counted beside what breaks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE report_count
      DROP CONSTRAINT report_count_kind_check,
      ADD CONSTRAINT report_count_kind_check CHECK (kind IN ('error', 'load-failure', 'vital', 'step'))`.execute(
    db,
  );
}
