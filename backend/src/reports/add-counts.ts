import { sql } from 'kysely';
import type { Queries } from '../database/index.ts';
import { hourOf } from './hour.ts';
import { type Mark, marksTogether } from './report-networks.ts';
import type { Tally } from './tally.ts';

/** Reports of one key, with who reported it. */
export interface Counted extends Tally {
  isReleased: boolean;
  /** none of what is counted together */
  seenBy: readonly Mark[];
}

/**
 * Adds counts to those of the hour. One statement: counts of the same moment add up, on any number of processes.
 * Always in the same order, so that batches wait for each other instead of deadlocking.
 */
export async function addCounts(db: Queries, counted: readonly Counted[], now: Date): Promise<void> {
  const hour = hourOf(now);
  const at = now.toISOString();
  await sql`
    WITH reported AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS reported
        (source text, version text, kind text, name text, count bigint, message text, page text, buckets integer[],
          "isReleased" boolean, "seenBy" integer[])
    )
    INSERT INTO report_count AS known
      (hour, source, version, kind, name, count, first_at, last_at, message, page, buckets, networks, seen_by, is_released)
    SELECT ${hour}::timestamptz, source, version, kind, name, count, ${at}::timestamptz, ${at}::timestamptz,
      message, page, buckets, cardinality("seenBy"), "seenBy", "isReleased"
    FROM reported
    ORDER BY source COLLATE "C", version COLLATE "C", kind COLLATE "C", name COLLATE "C"
    ON CONFLICT (hour, source, version, kind, name) DO UPDATE SET
      count = known.count + excluded.count,
      first_at = least(known.first_at, excluded.first_at),
      last_at = greatest(known.last_at, excluded.last_at),
      message = coalesce(excluded.message, known.message),
      page = excluded.page,
      (seen_by, networks) = (
        SELECT marks, greatest(known.networks, cardinality(marks)) FROM (SELECT ${marksTogether}) AS together (marks)),
      is_released = excluded.is_released,
      buckets = ARRAY(
        SELECT coalesce(one, 0) + coalesce(other, 0)
        FROM unnest(known.buckets, excluded.buckets) WITH ORDINALITY AS pair (one, other, place)
        ORDER BY place)
  `.execute(db);
}
