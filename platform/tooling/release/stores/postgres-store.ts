import { z } from '@alisio/shared-contracts/zod';
import { Pool, type QueryConfig, type QueryResultRow } from 'pg';
import { hasCode } from './disk-errors.ts';
import { mostBytesAt } from './most-bytes.ts';
import {
  documentAt,
  inOrder,
  POINTER_PATH,
  type ReleaseStore,
  revisionPath,
  type Tagged,
  TooLarge,
} from './release-store.ts';
import { retried } from './retries.ts';

/** Of a process: looks, and files that were not asked for before. */
const CONNECTIONS = 4;
const CONNECT_MS = 2000;
const QUERY_MS = 5000;
/** A whole version goes in one statement. */
const PUBLISH_MS = 60_000;

/** What PostgreSQL says of a table or a schema that is not there. */
const NOT_THERE = ['42P01', '3F000'];
const TAKEN = '23505';

/** Nobody answers, or is ending or beginning: another connection may do. */
const LOST = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300'];
const LOST_TEXT = /timeout|Connection terminated|connection error|not queryable|server_login_retry/i;

const isPassing = (error: unknown): boolean =>
  hasCode(error, ...LOST) || (error instanceof Error && LOST_TEXT.test(error.message));

/**
 * One table of named bytes, sorted by byte, so that what is below a path is a range. A lock of the transaction, since
 * two that create a schema at once are not told apart by "if not exists".
 */
const SCHEMA = `
  BEGIN;
  SELECT pg_advisory_xact_lock(7505);
  CREATE SCHEMA IF NOT EXISTS releases;
  CREATE TABLE IF NOT EXISTS releases.object (path text COLLATE "C" PRIMARY KEY, content bytea NOT NULL);
  COMMIT;`;

const BELOW = `path > $1 || '/' AND path < $1 || '0'`;
const NEWEST = `SELECT max(path) FROM releases.object WHERE path > '${POINTER_PATH}/' AND path < '${POINTER_PATH}/:'`;

/** Without a tag it is too large to be looked at; with one and without its content it is the same. */
const stored = z.object({ content: z.nullable(z.instanceof(Uint8Array)), tag: z.nullable(z.string()) });
const named = z.object({ name: z.string() });

/**
 * Releases in the schema `releases` of a PostgreSQL, which whoever writes first makes. A version comes in one
 * statement and goes in one, so there is never half of it; the pointer's next revision is a row that only one can
 * insert. Nothing is kept on a connection, so a proxy that pools transactions may stand in front.
 * @param readTryMs of one try to read
 */
export function postgresStore(url: string, readTryMs: number): ReleaseStore {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    // A command that is done ends, whatever is still open.
    allowExitOnIdle: true,
  });
  // A connection that breaks while idle is replaced at the next use.
  pool.on('error', () => undefined);

  const ask = (text: string, values?: unknown[], ms = QUERY_MS) => {
    const limited: QueryConfig & { query_timeout: number } = { text, values, query_timeout: ms };
    return pool.query(limited);
  };

  /** @returns no rows where nobody has written yet */
  async function rows(text: string, values: unknown[], ms = readTryMs): Promise<QueryResultRow[]> {
    try {
      return (await retried(isPassing, () => ask(text, values, ms))).rows;
    } catch (error) {
      if (hasCode(error, ...NOT_THERE)) return [];
      throw error;
    }
  }

  /** Makes what is written to on the way, if it is not there. */
  async function write(work: () => Promise<number>): Promise<number> {
    try {
      return await work();
    } catch (error) {
      if (!hasCode(error, ...NOT_THERE)) throw error;
      await retried(isPassing, () => ask(SCHEMA));
      return work();
    }
  }

  async function readUnless(path: string, tag: string | undefined): Promise<Tagged | 'same' | undefined> {
    const most = mostBytesAt(path);
    const [row] = await rows(
      `SELECT tag, CASE WHEN tag <> $2 THEN content END AS content
       FROM (SELECT content, CASE WHEN octet_length(content) <= $3::int THEN md5(content) END AS tag
         FROM releases.object WHERE path = $1) AS found`,
      [path, tag ?? '', most],
    );
    if (!row) return undefined;
    const found = stored.parse(row);
    if (found.tag === null) throw new TooLarge(path, most);
    return found.content === null ? 'same' : { content: found.content, tag: found.tag };
  }

  async function read(path: string): Promise<Uint8Array | undefined> {
    const found = await readUnless(path, undefined);
    return found === 'same' ? undefined : found?.content;
  }

  /**
   * Inserts once. Where the answer was lost, a second try finds what the first has put: then it is told by its bytes.
   * @returns false when somebody else was first
   */
  async function create(path: string, content: Uint8Array, insert: () => Promise<number>): Promise<boolean> {
    return retried(isPassing, async (count) => {
      if ((await write(insert)) > 0) return true;
      if (count === 1) return false;
      const found = await read(path);
      return found !== undefined && Buffer.compare(found, content) === 0;
    });
  }

  const isThere = async (path: string): Promise<boolean> =>
    (await rows('SELECT 1 FROM releases.object WHERE path = $1', [path])).length > 0;

  return {
    async publish(path, version, files) {
      const { files: others, document } = inOrder(path, files);
      const whole = `${path}/${version}/${document[0]}`;
      if (await isThere(whole)) return false;
      // In one order, so that of two at once one waits for the other.
      const sorted = [...others, document].toSorted(([one], [other]) => (one < other ? -1 : 1));
      const values = [
        sorted.map(([name]) => `${path}/${version}/${name}`),
        sorted.map(([, content]) => Buffer.from(content)),
      ];
      const insert = async () => {
        try {
          const text = 'INSERT INTO releases.object SELECT * FROM unnest($1::text[], $2::bytea[])';
          return (await ask(text, values, PUBLISH_MS)).rowCount ?? 0;
        } catch (error) {
          if (hasCode(error, TAKEN)) return 0;
          throw error;
        }
      };
      return create(whole, document[1], insert);
    },

    async list(path) {
      const document = documentAt(path);
      const found = await rows(
        document !== undefined
          ? `SELECT split_part(substr(path, length($1) + 2), '/', 1) AS name FROM releases.object
             WHERE ${BELOW} AND path LIKE '%/${document}'`
          : `SELECT DISTINCT split_part(substr(path, length($1) + 2), '/', 1) AS name FROM releases.object WHERE ${BELOW}`,
        [path],
      );
      return found.map((row) => named.parse(row).name);
    },

    read,
    readUnless,

    async compareAndSwap(expectedRevision, document) {
      const [path, content] = [revisionPath(expectedRevision + 1), Buffer.from(document)];
      const before = expectedRevision === 0 ? null : revisionPath(expectedRevision);
      return create(path, content, async () => {
        const text = `INSERT INTO releases.object SELECT $1::text, $2::bytea WHERE (${NEWEST}) IS NOT DISTINCT FROM $3::text
          ON CONFLICT DO NOTHING`;
        return (await ask(text, [path, content, before])).rowCount ?? 0;
      });
    },

    async replace(path, note) {
      const text = `INSERT INTO releases.object VALUES ($1, $2)
        ON CONFLICT (path) DO UPDATE SET content = EXCLUDED.content`;
      await retried(isPassing, () =>
        write(async () => (await ask(text, [path, Buffer.from(note)])).rowCount ?? 0),
      );
    },

    async remove(path) {
      await rows(`DELETE FROM releases.object WHERE path = $1 OR (${BELOW})`, [path], QUERY_MS);
    },
  };
}
