import { createHmac } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Queries, type Schema, serverSecret } from '../database/index.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const SECRET_NAME = 'attempts';

/** How often something may be tried for one key. */
export interface AttemptLimit {
  /** what is tried and whom it is counted for: `['look-up', network]`; kept as a keyed hash */
  key: readonly string[];
  most: number;
  /** in any stretch of so many milliseconds */
  withinMs: number;
  /** attempts that are none are given back within so many: who is refused beside such may be let through by then */
  settledWithinMs?: number;
}

/** Gives an attempt back that turned out to be none. */
export type GiveBack = () => Promise<void>;

/** `retryAfter`: header of the refusal (RFC 9110 §10.2.3, seconds), for when there is room again. */
export type Attempt = { isTaken: true; giveBack: GiveBack } | { isTaken: false; retryAfter: string };

/** Attempts, counted in the database: for all processes together, and over a restart. */
export interface Attempts {
  /**
   * Counts an attempt on every one of these limits, or on none when one of them is reached. Looks and counts in one:
   * of calls at the same moment, in whichever process, no more get through than a key has. Whoever counts on several
   * names them in the same order everywhere.
   */
  take: (limits: readonly AttemptLimit[]) => Promise<Attempt>;
  /** What may be kept in the place of what names a caller: the same for all processes of this database. */
  keyOf: (parts: readonly string[]) => Promise<string>;
}

export interface AttemptDeps {
  db: Kysely<Schema>;
  clock: () => Date;
}

/** Those of a row that still count. */
const counting = (since: number) => sql`(SELECT coalesce(array_agg(one ORDER BY one), '{}')
  FROM unnest(attempt.at) one WHERE one > ${since}::bigint)`;

/**
 * Counts an attempt unless as many are counted as there may be.
 * @param limit `key`: as it is kept, of nothing that names a caller in clear; `times`: it counts so often, once unless
 * told
 * @param now UTC milliseconds
 * @returns whether it was counted
 */
export async function countOne(
  tx: Queries,
  { key, most, withinMs, times = 1 }: { key: string; most: number; withinMs: number; times?: number },
  now: number,
): Promise<boolean> {
  const since = now - withinMs;
  const until = new Date(now + withinMs).toISOString();
  const { rows } = await sql`
    INSERT INTO attempt (key, at, until) VALUES (${key}, array_fill(${now}::bigint, ARRAY[${times}::int]), ${until})
    ON CONFLICT (key) DO UPDATE SET at = ${counting(since)} || excluded.at, until = excluded.until
      WHERE cardinality(${counting(since)}) + ${times} <= ${most}
    RETURNING key`.execute(tx);
  return rows.length > 0;
}

/** The largest integer of the database: no hour has so many. */
const NO_LIMIT = 2_147_483_647;

/**
 * Counts an attempt of which is learnt later, whatever the limit is.
 * @param key as `keyOf` answers it
 * @param now UTC milliseconds
 */
export async function countLater(
  tx: Transaction<Schema>,
  key: string,
  withinMs: number,
  now: number,
): Promise<void> {
  await countOne(tx, { key, most: NO_LIMIT, withinMs }, now);
}

/** Milliseconds until one of those that fill a key counts no more. */
async function fullFor(
  db: Kysely<Schema>,
  key: string,
  { most, withinMs, settledWithinMs = 0 }: AttemptLimit,
  now: number,
): Promise<number> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    SELECT at[cardinality(at) - ${most}::int + 1] AS first, at[cardinality(at)] AS last
    FROM attempt WHERE key = ${key}`.execute(db);
  const { first, last } = rows[0] ?? { first: null, last: null };
  const wait = (first ?? now) + withinMs - now;
  const isUnderWay = last !== null && last > now - settledWithinMs;
  return isUnderWay ? Math.min(wait, settledWithinMs) : wait;
}

/** Takes attempts of a moment, UTC milliseconds, out of a key's: one, or as many as it counted. */
export async function takeOut(db: Queries, key: string, moment: number, times = 1): Promise<void> {
  await sql`
    UPDATE attempt SET at = at[:place - 1] || at[place + least(${times}::int, same):]
    FROM (SELECT array_position(at, ${moment}::bigint) AS place,
        cardinality(array_positions(at, ${moment}::bigint)) AS same
      FROM attempt WHERE key = ${key} FOR UPDATE) AS taken
    WHERE key = ${key} AND place IS NOT NULL`.execute(db);
}

const keyed = (secret: Uint8Array, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

/** The same key as `Attempts.keyOf`, for who has no more than the database. */
export const attemptKey = async (queries: Queries, parts: readonly string[]): Promise<string> =>
  keyed(await serverSecret(queries, SECRET_NAME), parts);

/** Thrown to leave nothing of a transaction behind. */
class LimitReached extends Error {
  readonly place: number;

  constructor(place: number) {
    super('a limit is reached');
    this.name = 'LimitReached';
    this.place = place;
  }
}

export function countAttempts({ db, clock }: AttemptDeps): Attempts {
  let secret: Promise<Uint8Array> | undefined;
  async function keyOf(parts: readonly string[]): Promise<string> {
    secret ??= serverSecret(db, SECRET_NAME).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return keyed(await secret, parts);
  }

  return {
    keyOf,
    take: async (limits) => {
      const keys = await Promise.all(limits.map(({ key }) => keyOf(key)));
      const now = clock().getTime();
      try {
        await db.transaction().execute(async (tx) => {
          for (const [place, limit] of limits.entries()) {
            const isCounted = await countOne(tx, { ...limit, key: keys[place] ?? '' }, now);
            if (!isCounted) throw new LimitReached(place);
          }
        });
      } catch (error) {
        const limit = error instanceof LimitReached ? limits[error.place] : undefined;
        if (!limit || !(error instanceof LimitReached)) throw error;
        const wait = await fullFor(db, keys[error.place] ?? '', limit, now);
        return { isTaken: false, retryAfter: String(Math.max(1, Math.ceil(wait / 1000))) };
      }
      return {
        isTaken: true,
        giveBack: async () => {
          for (const key of keys) await takeOut(db, key, now);
        },
      };
    },
  };
}

/** Deletes what counts no more. `now`: UTC. */
export async function forgetAttempts(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('until', '<', now.toISOString()).execute();
}
