import fc from 'fast-check';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/index.ts';
import { type NightClaim, readNightSales, returnNights, sellNights } from './night-sales.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const RUNS = Number(process.env.STAYS ?? 12);
const NIGHTS = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05'];
const TYPES = ['double', 'suite'];
const CAPACITY = 3;

/** Rooms of a type for some nights in a row. */
const stay = fc
  .record({
    type: fc.constantFrom(...TYPES),
    first: fc.integer({ min: 0, max: NIGHTS.length - 1 }),
    nights: fc.integer({ min: 1, max: NIGHTS.length }),
    rooms: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ type, first, nights, rooms }) => ({ type, nights: NIGHTS.slice(first, first + nights), rooms }));

test('of stays that are bought and given back at the same moment no night is sold more often than it is there', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(stay, { minLength: 2, maxLength: 14 }), async (stays) => {
      const hotel = `mx-cancun-${(++run).toString(36)}`;
      const claims = ({ type, nights, rooms }: (typeof stays)[number]): NightClaim[] =>
        nights.map((night) => ({
          ...{ town: 'mx-cancun', hotel, roomType: type, night, rooms, capacity: CAPACITY },
        }));
      const { db } = database;
      const soldNow = async () =>
        [...(await readNightSales(db, ['mx-cancun'], '2027-03-01', '2027-04-01'))].filter(([key]) =>
          key.startsWith(`${hotel}/`),
        );
      const got = await Promise.all(
        stays.map((one) => db.transaction().execute((tx) => sellNights(tx, claims(one)))),
      );
      const bought = stays.filter((_, at) => got[at]);
      const expected = new Map<string, number>();
      for (const { type, nights, rooms } of bought)
        for (const night of nights) {
          const key = `${hotel}/${type}/${night}`;
          expected.set(key, (expected.get(key) ?? 0) + rooms);
        }
      const sold = await soldNow();
      // All of a stay or nothing of it: what stays sold is what those who were told so have.
      expect(new Map(sold.filter(([, count]) => count > 0))).toEqual(expected);
      for (const [, count] of sold) expect(count).toBeLessThanOrEqual(CAPACITY);
      // Whoever was refused could not have been served beside those.
      for (const [at, one] of stays.entries())
        if (!got[at])
          expect(
            one.nights.some(
              (night) => (expected.get(`${hotel}/${one.type}/${night}`) ?? 0) + one.rooms > CAPACITY,
            ),
          ).toBe(true);
      await Promise.all(bought.map((one) => db.transaction().execute((tx) => returnNights(tx, claims(one)))));
      expect((await soldNow()).filter(([, count]) => count !== 0)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
