import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../database/index.ts';
import { type ReportKey, textOf } from './report-key.ts';
import { type Mark, marksTogether } from './report-networks.ts';

/** What is not counted apart: the names that a hundred networks may bring in an hour, all of them inventions. */
export const MOST_CANDIDATES = 4000;
/** Besides these, of versions that were never released. */
export const MOST_UNRELEASED_CANDIDATES = 400;
/** So much of the room is made at once when it is full. */
const MADE_ROOM = 0.1;

/** A key that is not counted apart, and who has brought it. */
export interface Candidate {
  key: ReportKey;
  isReleased: boolean;
  seenBy: readonly Mark[];
}

const hashOf = (key: ReportKey): string => hash('sha256', textOf(key), 'base64url');

/** Keeps who brought them. @param hour its start, ISO @returns by `textOf`, who has brought each in this hour */
export async function noteCandidates(
  db: Queries,
  hour: string,
  candidates: readonly Candidate[],
): Promise<Map<string, Mark[]>> {
  if (candidates.length === 0) return new Map();
  const rows = candidates.map(({ key, ...facts }) => ({ key: hashOf(key), ...facts }));
  const noted = await sql<{ key: string; seen_by: Mark[] }>`
    INSERT INTO report_candidate AS known (hour, key, is_released, seen_by)
    SELECT ${hour}::timestamptz, key, "isReleased", "seenBy"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS brought (key text, "isReleased" boolean, "seenBy" integer[])
    ON CONFLICT (hour, key) DO UPDATE SET seen_by = ${marksTogether}
    RETURNING key, seen_by
  `.execute(db);
  const marks = new Map(noted.rows.map(({ key, seen_by: seenBy }) => [key, seenBy]));
  return new Map(candidates.map(({ key }) => [textOf(key), marks.get(hashOf(key)) ?? []]));
}

/** Those that are counted apart from here on. */
export async function dropCandidates(db: Queries, hour: string, keys: readonly ReportKey[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('report_candidate')
    .where('hour', '=', hour)
    .where('key', 'in', keys.map(hashOf))
    .execute();
}

/**
 * Where there are too many, those that the fewest networks brought go: an invention of one network pushes out nothing
 * that two have met. Among equals chance decides, so that nobody chooses names that stay.
 */
export async function makeRoom(db: Queries, hour: string): Promise<void> {
  for (const [isReleased, most] of [
    [true, MOST_CANDIDATES],
    [false, MOST_UNRELEASED_CANDIDATES],
  ] as const) {
    const left = Math.floor(most * (1 - MADE_ROOM));
    await sql`
      DELETE FROM report_candidate WHERE hour = ${hour}::timestamptz AND key IN (
        SELECT key FROM report_candidate
        WHERE hour = ${hour}::timestamptz AND is_released = ${isReleased} AND ${most} <
          (SELECT count(*) FROM report_candidate WHERE hour = ${hour}::timestamptz AND is_released = ${isReleased})
        ORDER BY cardinality(seen_by) DESC, random()
        OFFSET ${left})
    `.execute(db);
  }
}
