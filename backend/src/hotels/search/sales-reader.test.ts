import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../database/index.ts';
import { readNightSales } from '../night-sales.ts';
import { SalesReader } from './sales-reader.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const sold = ['lima', 'cusco', 'oslo'].flatMap((town_id, at) =>
    ['2027-02-01', '2027-02-02', '2027-02-05'].map((night, place) => ({
      town_id,
      hotel_code: `${town_id}-1`,
      room_type: 'double',
      night,
      sold: 1 + at + place,
      capacity: 9,
    })),
  );
  await database.db.insertInto('hotel_night_sales').values(sold).execute();
}, 60_000);
afterAll(() => database.close());

const ASKED: readonly (readonly [towns: readonly string[], start: string, end: string])[] = [
  [['lima'], '2027-02-01', '2027-02-03'],
  [['lima', 'cusco'], '2027-02-02', '2027-02-06'],
  [['nowhere'], '2027-02-01', '2027-02-06'],
  [['oslo'], '2027-02-05', '2027-02-06'],
  [[], '2027-02-01', '2027-02-06'],
];

test.each([false, true])(
  'searches that come together are each told what is sold of their own towns and nights (many: %s)',
  async (isBusy) => {
    const reader = new SalesReader(database.db, () => isBusy);
    const together = await Promise.all(ASKED.map((asked) => reader.read(...asked)));
    const alone = await Promise.all(ASKED.map((asked) => readNightSales(database.db, ...asked)));
    expect(together.map((sales) => new Map([...sales].toSorted()))).toEqual(
      alone.map((sales) => new Map([...sales].toSorted())),
    );
    expect(together.map(({ size }) => size)).toEqual([2, 4, 0, 1, 0]);
  },
);

test('a database that fails, fails those who asked, and who asks later is answered', async () => {
  const reader = new SalesReader(database.db, () => false);
  const broken = reader.read(['lima'], '2027-02-01', '\0');
  await expect(broken).rejects.toThrow();
  expect((await reader.read(['lima'], '2027-02-01', '2027-02-03')).size).toBe(2);
});
