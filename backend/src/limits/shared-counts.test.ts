import { until } from '@alisio/platform/tooling/machine';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { bareServer } from '../../testing/bare-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type Database, serverSecret } from '../database/index.ts';
import { limitRequests, type RequestCounts, sharedCounts } from './index.ts';
import { forgetCounts } from './shared-counts.ts';

const MOST = 40;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const opened: { app: FastifyInstance; counts: RequestCounts }[] = [];
afterEach(async () => {
  for (const { app, counts } of opened.splice(0)) {
    await app.close();
    await counts.close();
  }
});

/** A process that answers `/here` so many times a minute, with what it counts shared with the others. */
async function startProcess(failures: unknown[] = [], db = database.db): Promise<FastifyInstance> {
  const secret = () => serverSecret(db, 'request-counts');
  const counts = sharedCounts({ db, secret, onFailure: (error) => failures.push(error) });
  const app = bareServer();
  await limitRequests(app, counts);
  app.get('/here', { config: { rateLimit: { max: MOST, timeWindow: 60_000 } } }, () => 'here');
  opened.push({ app, counts });
  return app;
}

const ask = async (app: FastifyInstance, address: string) =>
  (await app.inject({ url: '/here', headers: { 'x-forwarded-for': address } })).statusCode;

async function askTimes(app: FastifyInstance, address: string, times: number): Promise<number> {
  let answered = 0;
  for (let i = 0; i < times; i++) if ((await ask(app, address)) === 200) answered += 1;
  return answered;
}

const told = async () => {
  const { rows } = await sql<{ requests: number }>`SELECT requests FROM request_count`.execute(database.db);
  return rows.map(({ requests }) => requests);
};

test('what one process answered counts at the others, and nobody else’s does', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  expect(await askTimes(one, '203.0.113.7', MOST - 2)).toBe(MOST - 2);
  await until(async () => (await told()).includes(MOST - 2) || undefined, 'what the first counted');
  // The first request tells it what the others have counted.
  expect(await askTimes(other, '203.0.113.7', 2)).toBe(2);
  await until(async () => (await ask(other, '203.0.113.7')) === 429 || undefined, 'a refusal of the second');
  await until(async () => (await ask(one, '203.0.113.7')) === 429 || undefined, 'a refusal of the first');
  expect(await ask(other, '198.51.100.9')).toBe(200);
});

test('of a flood at three processes little more than the limit gets through', async () => {
  const all = [await startProcess(), await startProcess(), await startProcess()];
  const answered = await Promise.all(all.map((app) => askTimes(app, '203.0.113.8', MOST)));
  const sum = answered.reduce((total, count) => total + count, 0);
  expect(sum).toBeGreaterThanOrEqual(MOST);
  // All of it within one telling: no process knows of the others, and none lets through more than alone.
  expect(sum).toBeLessThanOrEqual(3 * MOST);
  await until(
    async () =>
      (await Promise.all(all.map((app) => ask(app, '203.0.113.8')))).every((one) => one === 429) || undefined,
    'refusals everywhere',
  );
});

test('who asks little is nobody’s news, and no address is kept in clear', async () => {
  await sql`DELETE FROM request_count`.execute(database.db);
  const app = await startProcess();
  await ask(app, '203.0.113.10');
  await askTimes(app, '203.0.113.11', 10);
  await until(async () => (await told()).length > 0 || undefined, 'what was counted');
  const { rows } = await sql<{ key: string }>`SELECT key FROM request_count`.execute(database.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).toMatch(/^[\w-]{43}$/);
});

test('what counts no more is begun anew, by whichever process comes first', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  await askTimes(one, '203.0.113.12', MOST + 1);
  await until(async () => (await told()).some((requests) => requests > MOST) || undefined, 'all of them');
  await sql`UPDATE request_count SET until = now() - interval '1 second'`.execute(database.db);
  expect(await askTimes(other, '203.0.113.12', 3)).toBe(3);
  await until(async () => (await told()).includes(3) || undefined, 'a count of its own');
});

test('while the database is away each process counts for itself', async () => {
  const failures: unknown[] = [];
  const { db } = database;
  await sql`ALTER TABLE request_count RENAME TO away`.execute(db);
  try {
    const app = await startProcess(failures);
    expect(await askTimes(app, '203.0.113.13', MOST + 5)).toBe(MOST);
    await until(async () => failures.length > 0 || undefined, 'a failure');
  } finally {
    await sql`ALTER TABLE away RENAME TO request_count`.execute(db);
  }
  await until(
    async () => (await told()).some((requests) => requests > MOST) || undefined,
    'what it counted alone',
  );
  expect(failures).toHaveLength(1);
});

test('what counts no more is all deleted, however many were counted, and what counts stays', async () => {
  await sql`DELETE FROM request_count`.execute(database.db);
  await sql`INSERT INTO request_count (key, requests, until)
    SELECT 'over ' || one, 1, now() - interval '1 second' FROM generate_series(1, 20001) one
    UNION ALL SELECT 'counts', 7, now() + interval '1 minute'`.execute(database.db);
  await forgetCounts(database.db);
  expect(await told()).toEqual([7]);
});
