import { type Kysely, sql } from 'kysely';
import type { Queries, Schema } from './schema.ts';

/** What other processes of the database have changed. */
export interface Changes {
  /**
   * Hears what is told on a topic, once it is committed, this process's own too, within about half a second; perhaps
   * twice. Told nothing (`undefined`): something may have been missed, so that anything may have changed.
   * @returns a function that stops hearing
   */
  hear: (topic: string, handler: (keys: readonly string[] | undefined) => void) => () => void;
  /** Looks now. @throws Error when the database cannot be asked */
  look: () => Promise<void>;
  close: () => Promise<void>;
}

const EVERY_MS = 500;
const KEPT_SECONDS = 600;
/** Looks between two deletions of what everybody has heard: a minute's. */
const LOOKS_TO_FORGET = 120;
const MOST_FORGOTTEN = 10_000;

/** Tells all processes, with the transaction that it is told in, what has changed. `keys`: what the topic's hearers know. */
export async function tellChange(db: Queries, topic: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`INSERT INTO change (topic, keys) VALUES (${topic}, ${[...new Set(keys)]})`.execute(db);
}

/** A topic's keys by the number of what was told. */
interface Told {
  id: number;
  topic: string;
  keys: string[];
}

/**
 * What was told by transactions from a horizon on, and the horizon of the next look: the oldest transaction that may not
 * be committed yet. One statement, so both are of the same moment.
 */
async function readSince(db: Kysely<Schema>, horizon: string | undefined) {
  const told = horizon
    ? sql`(SELECT json_agg(json_build_object('id', id, 'topic', topic, 'keys', keys)) FROM change
        WHERE xid >= ${horizon}::text::xid8)`
    : sql`NULL::json`;
  const { rows } = await sql<{ horizon: string; told: Told[] | null }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, ${told} AS told`.execute(db);
  return { horizon: rows[0]?.horizon ?? horizon, told: rows[0]?.told ?? [] };
}

const forget = (db: Kysely<Schema>) =>
  sql`DELETE FROM change WHERE id IN (
    SELECT id FROM change WHERE told_at < now() - make_interval(secs => ${KEPT_SECONDS})
    ORDER BY id LIMIT ${MOST_FORGOTTEN} FOR UPDATE SKIP LOCKED)`.execute(db);

/**
 * Asks what has changed, twice a second. No `LISTEN`: it belongs to a connection, and a proxy that lends connections for a
 * transaction has none to keep.
 */
export function watchChanges(db: Kysely<Schema>): Changes {
  const handlers = new Map<string, Set<(keys: readonly string[] | undefined) => void>>();
  let horizon: string | undefined;
  /** numbers of what was heard from the horizon on */
  let heard: ReadonlySet<number> = new Set();
  let lookedAt = Date.now();
  let looks = 0;
  const tell = (topic: string, keys: readonly string[] | undefined) => {
    for (const handler of handlers.get(topic) ?? []) handler(keys);
  };

  async function read(): Promise<void> {
    const asked = Date.now();
    const next = await readSince(db, horizon);
    // What was told before the first look is not heard, and what was told while nobody could ask may be deleted.
    const isMissed = horizon === undefined || asked - lookedAt > (KEPT_SECONDS * 1000) / 2;
    if (isMissed) for (const topic of handlers.keys()) tell(topic, undefined);
    else for (const { id, topic, keys } of next.told) if (!heard.has(id)) tell(topic, keys);
    [horizon, heard, lookedAt] = [next.horizon, new Set(next.told.map(({ id }) => id)), asked];
    looks += 1;
    if (looks % LOOKS_TO_FORGET === 0) await forget(db);
  }
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = looking.catch(() => undefined).then(read);
    return looking;
  };

  let isBusy = false;
  const lookByItself = () => {
    // A slow answer is waited for, and nothing is lost by a look that fails.
    if (isBusy || handlers.size === 0) return;
    isBusy = true;
    look()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  };
  const timer = setInterval(lookByItself, EVERY_MS).unref();

  return {
    hear: (topic, handler) => {
      const all = handlers.get(topic) ?? new Set();
      handlers.set(topic, all.add(handler));
      return () => all.delete(handler);
    },
    look,
    close: async () => {
      clearInterval(timer);
      await looking.catch(() => undefined);
    },
  };
}
