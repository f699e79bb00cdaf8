import type { Queries } from '../database/index.ts';
import { addCounts, type Counted } from './add-counts.ts';
import type { Caller } from './callers.ts';
import { type Candidate, dropCandidates, makeRoom, noteCandidates } from './candidates.ts';
import { hourOf } from './hour.ts';
import { KnownKeys } from './known-keys.ts';
import type { CountedBatch } from './page-loads.ts';
import { isOther, type ReportKey, textOf } from './report-key.ts';
import type { Mark } from './report-networks.ts';
import { tally } from './tally.ts';

/** A batch, and who brought it when. */
export interface Brought {
  batch: CountedBatch;
  caller: Caller;
  now: Date;
  /** of who brought it */
  markOf: (key: ReportKey) => Mark;
  isReleased: (key: ReportKey) => boolean;
}

/** The keys of an hour as they are kept. @param hour its start, ISO */
export async function knownKeys(db: Queries, hour: string): Promise<KnownKeys> {
  const known = new KnownKeys();
  const keys = await db
    .selectFrom('report_count')
    .select(['source', 'version', 'kind', 'name', 'networks', 'is_released'])
    .where('hour', '=', hour)
    .execute();
  for (const { networks, is_released: isReleased, ...key } of keys) known.add(key, { networks, isReleased });
  return known;
}

/** What was counted apart is counted together from here on; who reported it stays known, should more of them come. */
async function putTogether(db: Queries, key: ReportKey, known: KnownKeys, now: Date): Promise<void> {
  known.remove(key);
  const together = known.together(key);
  const rows = await db
    .deleteFrom('report_count')
    .where('hour', '=', hourOf(now))
    .where('source', '=', key.source)
    .where('version', '=', key.version)
    .where('kind', '=', key.kind)
    .where('name', '=', key.name)
    .returning(['count', 'page', 'buckets', 'is_released', 'seen_by'])
    .execute();
  const counted = rows.map(
    ({ is_released: isReleased, seen_by: _seenBy, ...row }): Counted => ({
      ...row,
      ...together,
      message: null,
      seenBy: [],
      isReleased: isReleased || together.version !== key.version,
    }),
  );
  if (counted.length > 0) await addCounts(db, counted, now);
  await noteCandidates(
    db,
    hourOf(now),
    rows.map(({ is_released: isReleased, seen_by: seenBy }) => ({ key, isReleased, seenBy })),
  );
  known.add(together, { networks: 0, isReleased: counted[0]?.isReleased ?? true });
}

/**
 * Makes room for the keys of a batch that are not counted apart, as far as they have more networks than others.
 * @returns who has brought each of them, by `textOf`
 */
export async function admitKeys(
  db: Queries,
  { batch, caller, now, markOf, isReleased }: Brought,
  known: KnownKeys,
): Promise<Map<string, Mark[]>> {
  const hour = hourOf(now);
  const brings: Candidate[] = [];
  for (const { source, version, kind, name } of tally(batch, (one) => one)) {
    const key = { source, version, kind, name };
    if (known.has(key) || isOther(key) || !caller.mayBring(key)) continue;
    caller.brings(key);
    brings.push({ key, isReleased: isReleased(key), seenBy: [markOf(key)] });
  }
  const noted = await noteCandidates(db, hour, brings);
  const admitted = new Map<string, { key: ReportKey; seenBy: Mark[] }>();
  for (const { key, isReleased: isKnown } of brings) {
    const seenBy = noted.get(textOf(key)) ?? [];
    const facts = { networks: seenBy.length, isReleased: isKnown };
    const place = known.place(key, facts);
    if (isOther(place.key)) continue;
    if (place.instead) {
      admitted.delete(textOf(place.instead));
      await putTogether(db, place.instead, known, now);
    }
    known.add(key, facts);
    admitted.set(textOf(key), { key, seenBy });
  }
  await dropCandidates(
    db,
    hour,
    [...admitted.values()].map(({ key }) => key),
  );
  if (brings.length > admitted.size) await makeRoom(db, hour);
  return new Map([...admitted].map(([text, { seenBy }]) => [text, seenBy]));
}
