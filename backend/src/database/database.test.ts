import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { until } from '../../testing/processes.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { ProblemError } from '../problems/index.ts';
import { type Database, isMigrated, migrate, openDatabase } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`CREATE TABLE counter (id int PRIMARY KEY, value int NOT NULL)`.execute(database.db);
});
beforeEach(() =>
  sql`INSERT INTO counter VALUES (1, 0) ON CONFLICT (id) DO UPDATE SET value = 0`.execute(database.db),
);
afterAll(() => database.close());

const read = async () =>
  (await sql<{ value: number }>`SELECT value FROM counter WHERE id = 1`.execute(database.db)).rows[0]?.value;

test('migrations run once, and several processes may try at the same moment', async () => {
  const applied = await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
  expect(applied).toEqual([[], [], []]);
  expect(await isMigrated(database.db)).toBe(true);
});

test('a migration that comes after one of a later number is applied all the same', async () => {
  const { db } = database;
  const name = '0024-what-payments-hold';
  await sql`ALTER TABLE payment_transaction DROP COLUMN holds_items, DROP COLUMN caller_key`.execute(db);
  await sql`DELETE FROM kysely_migration WHERE name = ${name}`.execute(db);
  expect(await isMigrated(db)).toBe(false);
  expect(await migrate(db)).toEqual([name]);
  expect(await isMigrated(db)).toBe(true);
});

test('a server that gives no connection is a problem that says when to come again, and why is known', async () => {
  // Nothing listens there.
  const away = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
  const refused = await isMigrated(away.db).catch((error: unknown) => error);
  await away.close();
  if (!(refused instanceof ProblemError)) throw refused;
  expect([refused.kind, refused.detail.headers?.['retry-after']]).toEqual(['unavailable', '2']);
  expect(refused.cause).toMatchObject({ code: 'ECONNREFUSED' });
});

test('transactions do not see each other half-way', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      database.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{
          value: number;
        }>`SELECT value FROM counter WHERE id = 1 FOR UPDATE`.execute(tx);
        await sql`UPDATE counter SET value = ${(rows[0]?.value ?? 0) + 1} WHERE id = 1`.execute(tx);
      }),
    ),
  );
  expect(await read()).toBe(20);
});

test('what fails leaves nothing behind', async () => {
  const failing = database.db.transaction().execute(async (tx) => {
    await sql`UPDATE counter SET value = 7 WHERE id = 1`.execute(tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await read()).toBe(0);
});

test('a transaction that swallowed an error is not taken for committed', async () => {
  const swallowing = database.db.transaction().execute(async (tx) => {
    await sql`UPDATE counter SET value = 7 WHERE id = 1`.execute(tx);
    await sql`INSERT INTO counter VALUES (1, 1)`.execute(tx).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow();
  expect(await read()).toBe(0);
});

test('a broken constraint is told by its SQLSTATE', async () => {
  const clash = sql`INSERT INTO counter VALUES (1, 1)`.execute(database.db);
  await expect(clash).rejects.toMatchObject({ code: '23505' });
});

test('instants are ISO text in UTC and long integers are numbers', async () => {
  const { rows } = await sql<{ at: string; big: number }>`
    SELECT timestamptz '2026-11-21 08:00:00+01' AS at, 9007199254740991::bigint AS big`.execute(database.db);
  expect(rows).toEqual([{ at: '2026-11-21T07:00:00.000Z', big: Number.MAX_SAFE_INTEGER }]);
});

const notify = (payload: string) => sql`SELECT pg_notify('news', ${payload})`.execute(database.db);
const listeners = async (channel: string) => {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity WHERE query = ${`LISTEN "${channel}"`}`.execute(database.db);
  return rows.map(({ pid }) => pid);
};
/** The server notices a little later that a connection has ended. */
const nobodyListens = (channel: string) =>
  until(async () => (await listeners(channel)).length === 0 || undefined, `the end of ${channel}`);

test('notifications are heard until the listener stops, also after its connection broke', async () => {
  // The embedded database has no other processes to hear from.
  if (!database.listen) return expect(database.exclusive).toBe(true);
  const heard: string[] = [];
  const stop = await database.listen('news', (payload) => heard.push(payload));
  await notify('first');
  await until(async () => heard.includes('first') || undefined, 'the first news');
  const [before] = await listeners('news');
  await sql`SELECT pg_terminate_backend(${before})`.execute(database.db);
  await until(async () => {
    const now = await listeners('news');
    return (now.length === 1 && now[0] !== before) || undefined;
  }, 'another connection that listens');
  await notify('second');
  await until(async () => heard.includes('second') || undefined, 'the second news');
  await stop();
  await nobodyListens('news');
});

test('a database that is closed leaves nobody listening', async () => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return expect(database.exclusive).toBe(true);
  const other = await openDatabase({ url: server });
  await other.listen?.('leftovers', () => undefined);
  expect(await listeners('leftovers')).toHaveLength(1);
  await other.close();
  await nobodyListens('leftovers');
});

test('a folder is opened by one at a time, and keeps what was written', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alisio-db-'));
  try {
    const first = await openDatabase({ dataDir });
    await sql`CREATE TABLE kept AS SELECT 42 AS answer`.execute(first.db);
    await expect(openDatabase({ dataDir })).rejects.toThrow('in use by another process');
    await first.close();
    const second = await openDatabase({ dataDir });
    const { rows } = await sql<{ answer: number }>`SELECT answer FROM kept`.execute(second.db);
    expect(rows).toEqual([{ answer: 42 }]);
    await second.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
