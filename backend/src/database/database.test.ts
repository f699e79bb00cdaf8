import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type Database, isMigrated, migrate, openDatabase } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`CREATE TABLE counter (id int PRIMARY KEY, value int NOT NULL)`.execute(database.db);
}, 60_000);
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
}, 60_000);
