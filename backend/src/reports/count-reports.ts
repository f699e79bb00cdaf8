import { OTHER, type ReportBatch } from '@alisio/shared-contracts/reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/index.ts';
import { addCounts, type Counted } from './add-counts.ts';
import { admitKeys, type Brought, knownKeys } from './admit-keys.ts';
import { type CallerLimits, callersByHour } from './callers.ts';
import { HOUR_MS, hourOf } from './hour.ts';
import { KnownKeys } from './known-keys.ts';
import type { CountedBatch, CountedReport } from './page-loads.ts';
import type { IsReleased } from './released-versions.ts';
import { isOther, type ReportKey, textOf, versionOf } from './report-key.ts';
import { type Mark, markOf, secretOf } from './report-networks.ts';
import { tally } from './tally.ts';

export interface ReportDeps {
  db: Kysely<Schema>;
  clock: () => Date;
}

export interface CounterDeps extends ReportDeps {
  /** what one caller may add to the counts of an hour */
  perCaller: CallerLimits;
  isReleased: IsReleased;
}

const KEPT_MS = 30 * 24 * HOUR_MS;
/** Of PostgreSQL's advisory locks: who adds keys, does so alone. */
const NEW_KEYS_LOCK = 4_120_611;

const NOBODY: ReadonlyMap<string, Mark[]> = new Map();

/**
 * A batch as it is counted.
 * @param admitted who has brought the keys that are new
 */
function countedAs(
  { batch, markOf: mark, isReleased }: Brought,
  known: KnownKeys,
  admitted = NOBODY,
): Counted[] {
  return tally(batch, (key) => known.place(key).key).map((sum) => ({
    ...sum,
    isReleased: sum.version === OTHER || isReleased(sum),
    seenBy: isOther(sum) ? [] : (admitted.get(textOf(sum)) ?? [mark(sum)]),
  }));
}

/** Counts a batch with keys that this hour may not have yet. @returns the keys that it has now */
function addWithNewKeys(db: Kysely<Schema>, brought: Brought): Promise<KnownKeys> {
  const { now } = brought;
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(NEW_KEYS_LOCK)})`.execute(transaction);
    await transaction
      .deleteFrom('report_count')
      .where('hour', '<', new Date(now.getTime() - KEPT_MS).toISOString())
      .execute();
    const known = await knownKeys(transaction, hourOf(now));
    const admitted = await admitKeys(transaction, brought, known);
    const counted = countedAs(brought, known, admitted);
    await addCounts(transaction, counted, now);
    for (const sum of counted) {
      if (!known.has(sum)) known.add(sum, { networks: sum.seenBy.length, isReleased: sum.isReleased });
    }
    return known;
  });
}

async function unreleasedOf(batch: CountedBatch, isReleased: IsReleased): Promise<Set<string>> {
  const versions = new Map(tally(batch, (key) => key).map((key) => [versionOf(key), key]));
  const asked = [...versions].map(async ([text, { source, version }]) => {
    return (await isReleased(source, version)) ? [] : [text];
  });
  return new Set((await Promise.all(asked)).flat());
}

/** Counts batches of reports by hour, source, version, kind and name; see `KnownKeys` for how many of these. */
export function reportCounter(deps: CounterDeps): (batch: ReportBatch, address: string) => Promise<void> {
  const callerOf = callersByHour(deps.perCaller);
  // What is remembered may lack keys that other processes added; those are then looked up.
  let remembered = { hour: '', known: new KnownKeys(), secret: '' };

  /** Whether all of a batch is counted under keys that are remembered, and nothing asks to become one. */
  const isRemembered = ({ batch, caller }: Brought, known: KnownKeys): boolean =>
    tally(batch, (key) => key).every(
      (key) => known.has(key) || ((isOther(key) || !caller.mayBring(key)) && known.has(known.place(key).key)),
    );

  return async (sent, address) => {
    const now = deps.clock();
    const hour = hourOf(now);
    const caller = callerOf(address, hour);
    const counted = caller.counted(sent);
    if (counted.reports.length === 0) return;
    const unreleased = await unreleasedOf(counted, deps.isReleased);
    // What was never released is compared with nothing.
    const isCompared = (report: CountedReport) =>
      report.kind !== 'page' || !unreleased.has(versionOf(report));
    const batch = { ...counted, reports: counted.reports.filter(isCompared) };
    const isSameHour = remembered.hour === hour;
    const secret = isSameHour ? remembered.secret : await secretOf(deps.db, hour);
    const brought: Brought = {
      batch,
      caller,
      now,
      markOf: (key: ReportKey) => markOf(key, address, secret),
      isReleased: (key) => !unreleased.has(versionOf(key)),
    };
    const { known } = remembered;
    if (isSameHour && isRemembered(brought, known)) await addCounts(deps.db, countedAs(brought, known), now);
    else remembered = { hour, known: await addWithNewKeys(deps.db, brought), secret };
  };
}
