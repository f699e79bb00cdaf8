import { type Kysely, sql } from 'kysely';

/** Page loads, and those that were troubled, are counted beside what tabs report: what versions are compared by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE report_count
      DROP CONSTRAINT report_count_kind_check,
      ADD CONSTRAINT report_count_kind_check CHECK (kind IN ('error', 'load-failure', 'vital', 'step', 'page'))`.execute(
    db,
  );
}
