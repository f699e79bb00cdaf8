import fc from 'fast-check';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../database/index.ts';
import { bookTour, cancelTour } from '../tour-bookings.ts';
import { decide, readPlaceSales, returnPlaces, saleKey, sellPlaces } from './place-sales.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const RUNS = Number(process.env.TOURS ?? 12);
const MOST = 14;
let count = 0;
const departureOf = (most = MOST) => {
  const startDate = '2027-03-05';
  const tour = `peru/tour-${++count}`;
  const { db } = database;
  return {
    sell: (people: number, capacity = most) =>
      db.transaction().execute((tx) => sellPlaces(tx, { tour, startDate, people, capacity, most })),
    /** @returns what cancels it */
    book: async (people: number) => {
      const key = `txn_${++count}.1`;
      await bookTour(db, key, { tour, startDate, people });
      return () => cancelTour(db, key, tour, new Date('2027-02-01T12:00:00Z'));
    },
    giveBack: (people: number) =>
      db.transaction().execute((tx) => returnPlaces(tx, { tour, startDate, people })),
    decide: (least: number, others: number) => decide(db, { tour, startDate, least, most, others }),
    now: async () => (await readPlaceSales(db, startDate, tour)).get(saleKey(tour, startDate)),
  };
};

test('of groups that buy and give back at the same moment no place is sold more often than it is there', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 14 }),
      fc.integer({ min: 0, max: MOST }),
      async (groups, others) => {
        const departure = departureOf();
        const capacity = MOST - others;
        const got = await Promise.all(groups.map((people) => departure.sell(people, capacity)));
        const bought = groups.filter((_, at) => got[at]);
        const sold = bought.reduce((sum, people) => sum + people, 0);
        expect(sold).toBeLessThanOrEqual(capacity);
        expect((await departure.now())?.sold ?? 0).toBe(sold);
        // Whoever was refused did not fit beside those.
        for (const [at, people] of groups.entries())
          if (!got[at]) expect(sold + people).toBeGreaterThan(capacity);
        await Promise.all(bought.map(departure.giveBack));
        expect((await departure.now())?.sold ?? 0).toBe(0);
      },
    ),
    { numRuns: RUNS },
  );
});

test('whether a departure leaves is decided once, however many ask, and what is sold afterwards changes nothing of it', async () => {
  const [goes, falls] = [departureOf(), departureOf()];
  await goes.sell(2);
  await goes.book(2);
  await falls.sell(1);
  await falls.book(1);
  expect(await Promise.all([goes.decide(4, 2), goes.decide(4, 2), goes.decide(4, 2)])).toEqual([
    true,
    true,
    true,
  ]);
  expect(await Promise.all([falls.decide(4, 2), falls.decide(4, 2)])).toEqual([false, false]);
  expect(await falls.sell(5)).toBe(false);
  expect(await goes.sell(3)).toBe(true);
  await goes.giveBack(5);
  expect(await goes.decide(4, 0)).toBe(true);
  expect(await goes.now()).toEqual({ sold: 0, booked: 0, goes: true });
});

test('places that are only held, or booked and cancelled, do not make a departure leave', async () => {
  const departure = departureOf();
  await departure.sell(6);
  await departure.book(1);
  const cancel = await departure.book(2);
  expect(await departure.now()).toEqual({ sold: 6, booked: 3, goes: null });
  await cancel();
  expect(await departure.now()).toEqual({ sold: 6, booked: 1, goes: null });
  expect(await departure.decide(4, 2)).toBe(false);
});

test('what was not sold is not given back', async () => {
  const departure = departureOf();
  await departure.sell(2);
  await departure.giveBack(3);
  expect((await departure.now())?.sold).toBe(2);
});
