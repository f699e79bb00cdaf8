import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Database, serverSecret } from '../database/index.ts';
import { type Counted, countsInMemory, type RequestCounts, steadyNow } from './request-counts.ts';

/** What is counted is told to the others so often, or as soon as they would let too much through without knowing it. */
const EVERY_MS = 1000;
const SOONEST_MS = 50;
/** Who has used less of a limit is told to nobody: nearly everybody, who would all be a row a minute. */
const UNTOLD_PART = 1 / 20;
const MOST_AT_ONCE = 1000;
/** Tellings between two deletions of what counts no more: some minutes'. */
const TELLINGS_TO_FORGET = 300;

export interface SharedCountsDeps<Tables> {
  /** with the table `request_count` */
  db: Kysely<Tables>;
  /** of the database: by what names of callers are hashed */
  secret: () => Promise<Uint8Array>;
  /** told once when the others cannot be told any more, and counts of this process stand alone until they can */
  onFailure?: (error: unknown) => void;
}

interface Row {
  key: string;
  requests: number;
  /** milliseconds that are left */
  ttl: number;
}

/** Adds to what all processes have counted, in one statement; always in one order, so that two never wait for each other. */
async function add<Tables>(db: Kysely<Tables>, rows: readonly Row[]): Promise<Row[]> {
  const column = <Name extends keyof Row>(name: Name) => rows.map((row) => row[name]);
  const { rows: told } = await sql<Row>`
    INSERT INTO request_count AS kept (key, requests, until)
    SELECT key, requests, now() + make_interval(secs => ttl / 1000.0)
      FROM unnest(${column('key')}::text[], ${column('requests')}::int[], ${column('ttl')}::int[])
        AS said (key, requests, ttl) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      requests = CASE WHEN kept.until <= now() THEN 0 ELSE kept.requests END + excluded.requests,
      until = CASE WHEN kept.until <= now() THEN excluded.until ELSE kept.until END
    RETURNING key, requests, ceil(extract(epoch FROM until - now()) * 1000)::int AS ttl`.execute(db);
  return told;
}

/** In one statement, so that no lock is held for long. */
const MOST_FORGOTTEN = 10_000;

/** Deletes all that counts no more: a flood leaves more behind than one statement takes. */
export async function forgetCounts<Tables>(db: Kysely<Tables>): Promise<void> {
  for (let forgotten = MOST_FORGOTTEN; forgotten === MOST_FORGOTTEN; ) {
    const { rows } = await sql<{ count: number }>`
      WITH gone AS (DELETE FROM request_count WHERE key IN (
        SELECT key FROM request_count WHERE until < now() ORDER BY key LIMIT ${MOST_FORGOTTEN} FOR UPDATE SKIP LOCKED)
        RETURNING key)
      SELECT count(*)::int AS count FROM gone`.execute(db);
    forgotten = rows[0]?.count ?? 0;
  }
}

/**
 * Requests of one caller to all processes of a database. No request waits for it: each process counts for itself, and tells
 * the others once a second what it counted, in one statement. Of a limit of n, p processes let through n and n/20 for
 * each of them that has told nothing yet; and of a flood that is faster than a telling, what comes while it is on its way.
 * While the database is away each process counts alone.
 */
export function sharedCounts<Tables>({ db, secret, onFailure }: SharedCountsDeps<Tables>): RequestCounts {
  const waiting = new Map<string, Counted>();
  let known: Uint8Array | undefined;
  let soon: NodeJS.Timeout | undefined;
  let tellings = 0;
  let isAlone = false;
  let telling: Promise<void> = Promise.resolve();

  async function exchange(by: Uint8Array, told: readonly [string, Counted][], now: number): Promise<void> {
    const nameOf = (key: string) => createHmac('sha256', by).update(key).digest('base64url');
    const named = new Map(told.map(([key, counted]) => [nameOf(key), counted]));
    const rows = Array.from(named, ([key, { unsaid, until }]) => ({
      key,
      requests: unsaid,
      ttl: Math.ceil(until - now),
    }));
    const all = await add(db, rows);
    for (const { key, requests } of rows) {
      const counted = named.get(key);
      if (counted) counted.unsaid -= requests;
    }
    for (const { key, requests, ttl } of all) {
      const counted = named.get(key);
      // What came since is not among them.
      if (counted) [counted.requests, counted.until] = [requests + counted.unsaid, steadyNow() + ttl];
    }
  }

  async function tell(): Promise<void> {
    const now = steadyNow();
    // Of a stretch of time that is over nobody wants to know.
    const told = [...waiting].filter(([, { until }]) => until > now).slice(0, MOST_AT_ONCE);
    if (told.length < MOST_AT_ONCE) waiting.clear();
    else for (const [key] of told) waiting.delete(key);
    if (told.length === 0) return;
    try {
      known ??= await secret();
      await exchange(known, told, now);
      isAlone = false;
    } catch (error) {
      for (const [key, counted] of told) waiting.set(key, counted);
      if (!isAlone) onFailure?.(error);
      isAlone = true;
    }
    tellings += 1;
    if (tellings % TELLINGS_TO_FORGET === 0) await forgetCounts(db).catch(() => undefined);
  }
  const tellNow = () => {
    clearTimeout(soon);
    soon = undefined;
    telling = telling.then(tell, tell);
  };
  const timer = setInterval(tellNow, EVERY_MS).unref();

  const counts = countsInMemory((key, counted) => {
    const { unsaid, requests, most } = counted;
    // Who is refused here already is nobody's news.
    if (requests < most * UNTOLD_PART || requests - unsaid > most) return;
    waiting.set(key, counted);
    if (!isAlone && unsaid >= most * UNTOLD_PART) soon ??= setTimeout(tellNow, SOONEST_MS).unref();
  });
  return {
    count: counts.count,
    close: async () => {
      clearInterval(timer);
      clearTimeout(soon);
      await telling.catch(() => undefined);
      await counts.close();
    },
  };
}

/** Counts of all processes of a database; of this one alone where it has no others. */
export const countsOf = (
  { db, exclusive }: Database,
  onFailure: (error: unknown) => void,
): RequestCounts | undefined =>
  exclusive ? undefined : sharedCounts({ db, secret: () => serverSecret(db, 'request-counts'), onFailure });
