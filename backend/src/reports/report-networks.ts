import { createHmac, randomBytes } from 'node:crypto';
import { wideNetworkOf } from '@alisio/platform/serving';
import { sql } from 'kysely';
import type { Queries } from '../database/index.ts';
import { type ReportKey, textOf } from './report-key.ts';

/** That a network has reported a key: 32 bits of a keyed hash. */
export type Mark = number;

/** Of a key no more are told apart: a problem of so many is one. */
export const MOST_NETWORKS = 500;

/**
 * The secret of an hour, the same for all processes. Those of hours that are over go, with all that they hid: nobody
 * can tell any more who has reported what.
 * @param hour its start, ISO
 */
export async function secretOf(db: Queries, hour: string): Promise<string> {
  await forgetNetworks(db, hour);
  const secret = randomBytes(32).toString('base64');
  await db
    .insertInto('report_hour')
    .values({ hour, secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('report_hour')
    .select('secret')
    .where('hour', '=', hour)
    .executeTakeFirstOrThrow();
  return kept.secret;
}

/** Of hours that are over the numbers stay. @param before start of the hour that goes on, ISO */
export async function forgetNetworks(db: Queries, before: string): Promise<void> {
  await db.deleteFrom('report_candidate').where('hour', '<', before).execute();
  await sql`UPDATE report_count SET seen_by = '{}' WHERE hour < ${before}::timestamptz AND seen_by <> '{}'`.execute(
    db,
  );
  await db.deleteFrom('report_hour').where('hour', '<', before).execute();
}

/** The mark of who is at an address: another one for each key, so that not even these can be put together. */
export const markOf = (key: ReportKey, address: string, secret: string): Mark =>
  createHmac('sha256', secret)
    .update(`${textOf(key)} ${wideNetworkOf(address)}`)
    .digest()
    .readInt32BE();

/** The marks that a row `known` has together with those of a row that comes, `excluded`. */
export const marksTogether = sql`
  CASE WHEN known.seen_by @> excluded.seen_by OR cardinality(known.seen_by) >= ${sql.lit(MOST_NETWORKS)}
    THEN known.seen_by
    ELSE ARRAY(SELECT DISTINCT mark FROM unnest(known.seen_by || excluded.seen_by) AS both_rows (mark))
  END`;
