import { createHmac, hash, randomBytes } from 'node:crypto';
import { wideNetworkOf } from '@alisio/platform/serving';
import type { Queries } from '../database/index.ts';
import { type ReportKey, textOf } from './report-key.ts';

/** That a network has reported a key. */
export interface Mark {
  key: string;
  network: string;
}

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

/** @param before start of the hour that goes on, ISO */
export async function forgetNetworks(db: Queries, before: string): Promise<void> {
  await db.deleteFrom('report_network').where('hour', '<', before).execute();
  await db.deleteFrom('report_hour').where('hour', '<', before).execute();
}

/** The mark of who is at an address: another one for each key, so that not even these can be put together. */
export function markOf(key: ReportKey, address: string, secret: string): Mark {
  const keyHash = hash('sha256', textOf(key), 'base64url');
  const network = createHmac('sha256', secret)
    .update(`${keyHash} ${wideNetworkOf(address)}`)
    .digest('base64url');
  return { key: keyHash, network };
}

/** Keeps the marks. @returns by the mark's key, from how many networks it has come by now */
export async function noteNetworks(
  db: Queries,
  hour: string,
  marks: readonly Mark[],
): Promise<Map<string, number>> {
  if (marks.length === 0) return new Map();
  await db
    .insertInto('report_network')
    .values(marks.map((mark) => ({ hour, ...mark })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const keys = marks.map(({ key }) => key);
  const counts = await db
    .selectFrom('report_network')
    .select(({ fn }) => ['key', fn.countAll<number>().as('networks')])
    .where('hour', '=', hour)
    .where('key', 'in', keys)
    .groupBy('key')
    .execute();
  return new Map(counts.map(({ key, networks }) => [key, Number(networks)]));
}
