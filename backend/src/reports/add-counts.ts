import { sql } from 'kysely';
import type { Queries } from '../database/index.ts';
import { hourOf } from './hour.ts';
import { type Mark, MOST_NETWORKS } from './report-networks.ts';
import type { Tally } from './tally.ts';

/** Reports of one key, with who reported it. */
export interface Counted extends Tally {
  isReleased: boolean;
  /** that are kept already and in no count: of a key that is new */
  networks: number;
  /** of who reports it now, to be kept and counted unless it is there */
  mark?: Mark | undefined;
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
          "isReleased" boolean, networks integer, mark jsonb)
    ), noted AS (
      INSERT INTO report_network (hour, key, network)
      SELECT ${hour}::timestamptz, mark ->> 'key', mark ->> 'network'
      FROM reported LEFT JOIN report_count AS known
        ON known.hour = ${hour}::timestamptz AND known.source = reported.source
          AND known.version = reported.version AND known.kind = reported.kind AND known.name = reported.name
      WHERE mark IS NOT NULL AND coalesce(known.networks, 0) < ${sql.lit(MOST_NETWORKS)}
      ORDER BY mark ->> 'key' COLLATE "C"
      ON CONFLICT DO NOTHING
      RETURNING key
    )
    INSERT INTO report_count AS known
      (hour, source, version, kind, name, count, first_at, last_at, message, page, buckets, networks, is_released)
    SELECT ${hour}::timestamptz, source, version, kind, name, count, ${at}::timestamptz, ${at}::timestamptz,
      message, page, buckets, networks + (noted.key IS NOT NULL)::integer, "isReleased"
    FROM reported LEFT JOIN noted ON noted.key = mark ->> 'key'
    ORDER BY source COLLATE "C", version COLLATE "C", kind COLLATE "C", name COLLATE "C"
    ON CONFLICT (hour, source, version, kind, name) DO UPDATE SET
      count = known.count + excluded.count,
      first_at = least(known.first_at, excluded.first_at),
      last_at = greatest(known.last_at, excluded.last_at),
      message = coalesce(excluded.message, known.message),
      page = excluded.page,
      networks = known.networks + excluded.networks,
      is_released = excluded.is_released,
      buckets = ARRAY(
        SELECT coalesce(one, 0) + coalesce(other, 0)
        FROM unnest(known.buckets, excluded.buckets) WITH ORDINALITY AS pair (one, other, place)
        ORDER BY place)
  `.execute(db);
}
