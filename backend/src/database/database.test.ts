import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@alisio/platform/tooling/machine';
import { sql } from 'kysely';
import { openGate } from '../../testing/database-gate.ts';
import { freshDatabase, openTestDatabase } from '../../testing/test-database.ts';
import { ProblemError } from '../problems/index.ts';
import { type Database, isMigrated, migrate, openDatabase, tellChange, waitForDatabase } from './index.ts';

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

test('a server that goes away and comes back is a 503 meanwhile, and nothing has to be started again', async () => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return expect(database.exclusive).toBe(true);
  const gate = await openGate(server);
  const { db, close } = await openDatabase({ url: gate.url, connections: 3, statementMs: 400 });
  const ask = () => sql`SELECT 1`.execute(db).then(() => 'answered', String);
  const away = 'ProblemError: unavailable';
  expect(await ask()).toBe('answered');
  // Cut off while a transaction has one, and others are idle.
  const cut = db.transaction().execute(async (tx) => {
    await sql`SELECT 1`.execute(tx);
    gate.shut();
    await sql`SELECT 1`.execute(tx);
  });
  await expect(cut).rejects.toThrow('unavailable');
  expect(await ask()).toBe(away);
  gate.open();
  expect(await ask()).toBe('answered');
  const late = sql`SELECT pg_sleep(5)`.execute(db);
  await expect(late).rejects.toMatchObject({
    kind: 'unavailable',
    detail: { headers: { 'retry-after': '2' } },
  });
  // Its connection is not given to the next.
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answered', 'answered', 'answered']);
  await close();
  await gate.close();
});

test('a start waits for a server that is not there yet, and for nothing that is wrong for good', async () => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return expect(database.exclusive).toBe(true);
  const gate = await openGate(server);
  gate.shut();
  const { db, close } = await openDatabase({ url: gate.url });
  const said: string[] = [];
  const waiting = waitForDatabase(db, {
    ms: 30_000,
    say: (sentence) => {
      said.push(sentence);
      gate.open();
    },
  });
  await waiting;
  expect(said).toHaveLength(1);
  await close();
  await gate.close();
  const wrong = new URL(server);
  wrong.pathname = '/no_such_database';
  const nowhere = await openDatabase({ url: wrong.href });
  await expect(waitForDatabase(nowhere.db, { ms: 30_000, say: () => undefined })).rejects.toThrow(
    'does not exist',
  );
  await nowhere.close();
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

test('what is told is heard by every process once it is committed, by those that ask for it', async () => {
  // The embedded database has no other processes to hear from.
  const server = process.env.TEST_DATABASE_URL;
  if (!server || !database.changes) return expect(database.exclusive).toBe(true);
  const fresh = await freshDatabase(server);
  const [one, other] = [await openDatabase({ url: fresh.url }), await openDatabase({ url: fresh.url })];
  try {
    await migrate(one.db);
    const heard: (readonly string[] | undefined)[] = [];
    const stop = other.changes?.hear('seats', (keys) => heard.push(keys));
    // Whatever was told before its first look it does not know.
    await other.changes?.look();
    expect(heard).toEqual([undefined]);
    await tellChange(one.db, 'rooms', ['lima']);
    // A number that was given out before the others, and is committed after them.
    const late = await one.db.startTransaction().execute();
    await tellChange(late, 'seats', ['late']);
    await tellChange(one.db, 'seats', ['early']);
    await other.changes?.look();
    await late.commit().execute();
    await until(async () => heard.length === 3 || undefined, 'the one that was told first');
    expect(heard).toEqual([undefined, ['early'], ['late']]);
    await tellChange(one.db, 'seats', ['soon']);
    await until(async () => heard.length === 4 || undefined, 'what nobody looked for');
    stop?.();
    await tellChange(one.db, 'seats', ['unheard']);
    await other.changes?.look();
    expect(heard).toHaveLength(4);
  } finally {
    await one.close();
    await other.close();
    await fresh.drop();
  }
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
