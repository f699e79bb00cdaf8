import fc from 'fast-check';
import { runScript } from '../../testing/processes.ts';
import { freshDatabase, openTestDatabase } from '../../testing/test-database.ts';
import { type Database, migrate, openDatabase } from '../database/index.ts';
import {
  readSessionSales,
  returnPlaces,
  type SessionClaim,
  sellPlaces,
  sessionKey,
} from './session-sales.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const RUNS = Number(process.env.SESSIONS ?? 12);
const CAPACITY = 7;
const TIMES = ['2027-03-01T09:00:00', '2027-03-01T16:00:00'];

const party = fc.record({
  startsAt: fc.constantFrom(...TIMES),
  places: fc.integer({ min: 1, max: 4 }),
});

test('of parties that buy and give back at the same moment no session is sold more often than it is there', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(party, { minLength: 2, maxLength: 14 }), async (parties) => {
      const activity = `2713a-a${(++run).toString(36)}`;
      const { db } = database;
      const claimOf = (one: (typeof parties)[number]): SessionClaim => ({
        ...{ town: '2713a', activity, way: 'shared', capacity: CAPACITY },
        ...one,
      });
      const soldNow = async () => {
        const sales = await readSessionSales(db, ['2713a'], '2027-03-01', '2027-03-01');
        return TIMES.map((at) => sales.get(sessionKey(activity, 'shared', at)) ?? 0);
      };
      const got = await Promise.all(
        parties.map((one) => db.transaction().execute((tx) => sellPlaces(tx, claimOf(one)))),
      );
      const bought = parties.filter((_, at) => got[at]);
      const expected = TIMES.map((at) =>
        bought.reduce((sum, { startsAt, places }) => sum + (startsAt === at ? places : 0), 0),
      );
      // What stays sold is what those who were told so have, and never more than there is.
      expect(await soldNow()).toEqual(expected);
      for (const sold of expected) expect(sold).toBeLessThanOrEqual(CAPACITY);
      // Whoever was refused could not have been served beside those.
      for (const [at, { startsAt, places }] of parties.entries())
        if (!got[at]) expect((expected[TIMES.indexOf(startsAt)] ?? 0) + places).toBeGreaterThan(CAPACITY);
      await Promise.all(
        bought.map((one) => db.transaction().execute((tx) => returnPlaces(tx, claimOf(one)))),
      );
      expect(await soldNow()).toEqual([0, 0]);
    }),
    { numRuns: RUNS },
  );
});

test('four processes on one PostgreSQL sell a session once', async () => {
  const server = process.env.TEST_DATABASE_URL;
  // The embedded database is one process's.
  if (!server) return expect(database.exclusive).toBe(true);
  const fresh = await freshDatabase(server);
  const opened = await openDatabase({ url: fresh.url });
  await migrate(opened.db);
  const claim = {
    town: '2713a',
    activity: '2713a-a1',
    way: 'shared',
    startsAt: TIMES[0],
    places: 2,
    capacity: 25,
  };
  const env = { DATABASE_URL: fresh.url, CLAIM: JSON.stringify({ ...claim, times: 6 }) };
  const ends = await Promise.all(
    Array.from({ length: 4 }, () => runScript('backend/testing/sell-places.ts', env)),
  );
  const got = ends.map(({ output }) => Number(/got (\d+)/.exec(output)?.[1]));
  // Twenty-four want two of twenty-five places.
  expect(got.reduce((sum, count) => sum + count, 0)).toBe(12);
  const sales = await readSessionSales(opened.db, ['2713a'], '2027-03-01', '2027-03-01');
  expect([...sales.values()]).toEqual([24]);
  await opened.close();
  await fresh.drop();
}, 60_000);
