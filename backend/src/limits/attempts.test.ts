import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/index.ts';
import {
  type AttemptLimit,
  type Attempts,
  countAttempts,
  countLater,
  forgetAttempts,
  MINUTE_MS,
  takeOut,
} from './index.ts';

let database: Database;
let now = Date.parse('2027-01-01T10:00:00Z');
const clock = () => new Date(now);
/** Two processes of one database. */
let one: Attempts;
let other: Attempts;
beforeAll(async () => {
  database = await openTestDatabase();
  one = countAttempts({ db: database.db, clock });
  other = countAttempts({ db: database.db, clock });
});
afterAll(() => database.close());

const limit = (name: string, more: Partial<AttemptLimit> = {}): AttemptLimit => ({
  key: [name],
  most: 3,
  withinMs: 15 * MINUTE_MS,
  ...more,
});
const isTaken = async (attempts: Attempts, ...limits: AttemptLimit[]) =>
  (await attempts.take(limits)).isTaken;
const rows = async () => (await database.db.selectFrom('attempt').select('key').execute()).length;

test('of many at the same moment in two processes no more get through than a key has', async () => {
  const taken = await Promise.all(
    Array.from({ length: 30 }, (_, i) => isTaken(i % 2 ? one : other, limit('crowd', { most: 10 }))),
  );
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(await isTaken(one, limit('somebody-else'))).toBe(true);
});

test('no stretch of fifteen minutes has more than three, whenever the first was', async () => {
  for (const passes of [0, 14 * MINUTE_MS, 0]) {
    now += passes;
    expect(await isTaken(one, limit('slow'))).toBe(true);
  }
  const refused = await other.take([limit('slow')]);
  expect(refused).toEqual({ isTaken: false, retryAfter: '60' });
  now += MINUTE_MS;
  expect(await isTaken(one, limit('slow'))).toBe(true);
  // The two of a minute ago count still.
  expect(await isTaken(one, limit('slow'))).toBe(false);
});

test('who is refused beside attempts that may be given back is told to come again when they are', async () => {
  const quick = limit('owner', { settledWithinMs: 5000 });
  for (let i = 0; i < 3; i++) expect(await isTaken(one, quick)).toBe(true);
  expect(await other.take([quick])).toEqual({ isTaken: false, retryAfter: '5' });
  now += MINUTE_MS;
  expect(await other.take([quick])).toEqual({ isTaken: false, retryAfter: String(14 * 60) });
});

test('what is given back counts no more, however often it is, and others do', async () => {
  const attempts = await Promise.all([1, 2, 3].map(() => one.take([limit('back')])));
  const [first] = attempts;
  if (!first?.isTaken) throw new Error('not taken');
  await first.giveBack();
  expect([await isTaken(other, limit('back')), await isTaken(one, limit('back'))]).toEqual([true, false]);
});

test('of a moment no more is taken out than it has: what came after it counts on', async () => {
  const { db } = database;
  for (const moment of [now, now + 1, now + 1])
    await db.transaction().execute((tx) => countLater(tx, 'moments', 15 * MINUTE_MS, moment));
  const at = async () => {
    const { rows } = await sql<{ at: number[] }>`SELECT at FROM attempt WHERE key = 'moments'`.execute(db);
    return rows[0]?.at.map(Number);
  };
  await takeOut(db, 'moments', now, 3);
  expect(await at()).toEqual([now + 1, now + 1]);
  await takeOut(db, 'moments', now + 1);
  expect(await at()).toEqual([now + 1]);
});

test('on several limits it counts on all or on none', async () => {
  const full = limit('full', { most: 1 });
  expect(await isTaken(one, limit('beside'), full)).toBe(true);
  for (let i = 0; i < 5; i++) expect(await isTaken(other, limit('beside'), full)).toBe(false);
  expect([await isTaken(one, limit('beside')), await isTaken(one, limit('beside'))]).toEqual([true, true]);
});

test('nobody reads in the database who tried, and what counts no more is deleted', async () => {
  await isTaken(one, limit('203.0.113.7'));
  const kept = JSON.stringify(await database.db.selectFrom('attempt').selectAll().execute());
  expect(kept).not.toContain('203.0.113.7');
  expect(await one.keyOf(['203.0.113.7'])).toBe(await other.keyOf(['203.0.113.7']));
  const before = await rows();
  await forgetAttempts(database.db, clock());
  expect(await rows()).toBeLessThanOrEqual(before);
  expect(await rows()).toBeGreaterThan(0);
  await forgetAttempts(database.db, new Date(now + 16 * MINUTE_MS));
  expect(await rows()).toBe(0);
});
