import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/index.ts';
import { readSeatSales, returnSeats, type SeatClaim, sellSeats } from './seat-sales.ts';

/** A new embedded database takes seconds on a busy machine. */
const SETUP_MS = 60_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const claim = (key: string, seats = 1, capacity = 10): SeatClaim => ({ key, seats, capacity });
const sell = (claims: SeatClaim[]) => database.db.transaction().execute((tx) => sellSeats(tx, claims));
const giveBack = (claims: SeatClaim[]) => database.db.transaction().execute((tx) => returnSeats(tx, claims));
const sold = async (key: string) => (await readSeatSales(database.db, [key])).get(key);

test('the last seat is sold once, however many want it at the same time', async () => {
  await sell([claim('last', 9)]);
  const buyers = await Promise.all(Array.from({ length: 12 }, () => sell([claim('last')])));
  expect(buyers.filter(Boolean)).toHaveLength(1);
  expect(await sold('last')).toBe(10);
});

test('when one flight of several is short, none of them is sold', async () => {
  await sell([claim('short', 10)]);
  expect(await sell([claim('plenty', 2), claim('short', 2), claim('zenith', 2)])).toBe(false);
  expect(await sold('plenty')).toBe(0);
  expect(await sold('short')).toBe(10);
});

test('two bookings over the same flights in opposite order do not block each other', async () => {
  const both = [claim('there', 1, 50), claim('back', 1, 50)];
  const sales = Array.from({ length: 10 }, (_, index) => sell(index % 2 ? both : [...both].reverse()));
  expect((await Promise.all(sales)).every(Boolean)).toBe(true);
  expect(await sold('there')).toBe(10);
});

test('seats that are given back can be sold again, and what was not sold cannot be given back', async () => {
  await sell([claim('returned', 10)]);
  await giveBack([claim('returned', 4)]);
  expect(await sell([claim('returned', 5)])).toBe(false);
  expect(await sell([claim('returned', 4)])).toBe(true);
  await giveBack([claim('returned', 40)]);
  expect(await sold('returned')).toBe(10);
});

test('a sale that is rolled back was none', async () => {
  const failed = database.db.transaction().execute(async (tx) => {
    await sellSeats(tx, [claim('undone')]);
    throw new Error('the rest of the booking failed');
  });
  await expect(failed).rejects.toThrow();
  expect(await sold('undone')).toBeUndefined();
});
