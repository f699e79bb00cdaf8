import { OTHER, type ReportBatch } from '@alisio/shared-contracts/reports';
import { type Kysely, sql } from 'kysely';
import type { Queries, Schema } from '../database/index.ts';
import { type Caller, type CallerLimits, callersByHour } from './callers.ts';
import { HOUR_MS, hourOf } from './hour.ts';
import { KnownKeys } from './report-key.ts';
import { type Tally, tally } from './tally.ts';

export interface ReportDeps {
  db: Kysely<Schema>;
  clock: () => Date;
}

export interface CounterDeps extends ReportDeps {
  /** what one caller may add to the counts of an hour */
  perCaller: CallerLimits;
}

const KEPT_MS = 30 * 24 * HOUR_MS;
/** Of PostgreSQL's advisory locks: who adds keys, does so alone. */
const NEW_KEYS_LOCK = 4_120_611;

/**
 * Adds counts to those of the hour. One statement: counts of the same moment add up, on any number of processes.
 * Always in the same order, so that batches wait for each other instead of deadlocking.
 */
async function add(db: Queries, tallies: readonly Tally[], now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`
    INSERT INTO report_count AS known
      (hour, source, version, kind, name, count, first_at, last_at, message, page, buckets)
    SELECT ${hourOf(now)}::timestamptz, source, version, kind, name, count, ${at}::timestamptz, ${at}::timestamptz,
      message, page, buckets
    FROM jsonb_to_recordset(${JSON.stringify(tallies)}::jsonb) AS reported
      (source text, version text, kind text, name text, count bigint, message text, page text, buckets integer[])
    ORDER BY source COLLATE "C", version COLLATE "C", kind COLLATE "C", name COLLATE "C"
    ON CONFLICT (hour, source, version, kind, name) DO UPDATE SET
      count = known.count + excluded.count,
      first_at = least(known.first_at, excluded.first_at),
      last_at = greatest(known.last_at, excluded.last_at),
      message = coalesce(excluded.message, known.message),
      page = excluded.page,
      buckets = ARRAY(
        SELECT coalesce(one, 0) + coalesce(other, 0)
        FROM unnest(known.buckets, excluded.buckets) WITH ORDINALITY AS pair (one, other, place)
        ORDER BY place)
  `.execute(db);
}

async function knownKeys(db: Queries, hour: string): Promise<KnownKeys> {
  const known = new KnownKeys();
  const keys = await db
    .selectFrom('report_count')
    .select(['source', 'version', 'kind', 'name'])
    .where('hour', '=', hour)
    .execute();
  for (const key of keys) known.add(key);
  return known;
}

/** Counts a batch with keys that this hour may not have yet. @returns the keys that it has now */
function addWithNewKeys({ db, clock }: ReportDeps, batch: ReportBatch, caller: Caller): Promise<KnownKeys> {
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(NEW_KEYS_LOCK)})`.execute(transaction);
    const now = clock();
    await transaction
      .deleteFrom('report_count')
      .where('hour', '<', new Date(now.getTime() - KEPT_MS).toISOString())
      .execute();
    const known = await knownKeys(transaction, hourOf(now));
    const tallies = tally(batch, (key) => {
      const placed = known.place(key, caller.mayAddKeys);
      if (!known.has(placed) && placed.name !== OTHER) caller.addedKey();
      known.add(placed);
      return placed;
    });
    await add(transaction, tallies, now);
    return known;
  });
}

/** Counts batches of reports by hour, source, version, kind and name; see `KnownKeys` for how many of these. */
export function reportCounter(deps: CounterDeps): (batch: ReportBatch, address: string) => Promise<void> {
  const callerOf = callersByHour(deps.perCaller);
  // What is remembered may lack keys that other processes added; those are then looked up.
  let remembered = { hour: '', known: new KnownKeys() };
  return async (sent, address) => {
    const now = deps.clock();
    const caller = callerOf(address, hourOf(now));
    const batch = caller.counted(sent);
    if (batch.reports.length === 0) return;
    const { hour, known } = remembered;
    const isKnown = hour === hourOf(now);
    const tallies = isKnown ? tally(batch, (key) => known.place(key, caller.mayAddKeys)) : [];
    if (isKnown && tallies.every((sum) => known.has(sum))) await add(deps.db, tallies, now);
    else remembered = { hour: hourOf(now), known: await addWithNewKeys(deps, batch, caller) };
  };
}
