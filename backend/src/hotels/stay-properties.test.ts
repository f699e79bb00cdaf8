import { addDays } from '@alisio/shared-contracts/dates';
import {
  type HotelRateQuestion,
  isParty,
  searchedRooms,
  stayReference,
} from '@alisio/shared-contracts/hotels';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import fc from 'fast-check';
import { openTestDatabase } from '../../testing/test-database.ts';
import { loadAirports } from '../airports/index.ts';
import type { Database } from '../database/index.ts';
import { loadTowns } from '../towns/index.ts';
import { HotelInventory } from './index.ts';
import { NOON } from './testing/stays.ts';

/** How many random stays; `STAYS=1000` for more. */
const RUNS = Number(process.env.STAYS ?? 60);

let database: Database;
let inventory: HotelInventory;
beforeAll(async () => {
  database = await openTestDatabase();
  inventory = await HotelInventory.open({
    database,
    airports: loadAirports(),
    clock: () => new Date(NOON),
  });
}, 60_000);
afterAll(() => database.close());

const towns = loadTowns().all;
const room = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
});
const asked = fc.record({
  town: fc.integer({ min: 0, max: towns.length - 1 }),
  hotel: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  days: fc.integer({ min: 1, max: 490 }),
  nights: fc.integer({ min: 1, max: 30 }),
  rooms: fc.array(room, { minLength: 1, maxLength: 2 }).filter(isParty),
  refundableOnly: fc.boolean(),
});

type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const SLEEPS = { single: 1, double: 2, queen: 2, king: 2, bunk: 2, sofa: 2 } as const;

test('whatever stay is asked for: each plan is the sum of nights, taxes and fees, everybody has a bed, and what is chosen costs what was shown', async () => {
  let plans = 0;
  const check = async ({ town: at, hotel, days, nights, rooms, refundableOnly }: Asked) => {
    const town = towns[at];
    if (!town || town.hotels === 0) return;
    const code = `${town.id}-${Math.floor(hotel * town.hotels).toString(36)}`;
    const startDate = addDays('2026-11-26', days);
    const question: HotelRateQuestion = {
      currencyCode: 'USD',
      refundableOnly,
      stayDateTimeRange: { startDate, endDate: addDays(startDate, nights) },
      rooms: searchedRooms(rooms),
    };
    const found = await inventory.rooms(code, question, DEFAULT_LANGUAGE);
    const keys: string[] = [];
    const totals: number[] = [];
    for (const { ratePlans, beds, sleeps, roomIndex } of found?.data ?? []) {
      const { adults = 0, childAges = [] } = rooms[roomIndex - 1] ?? {};
      const heads = adults + childAges.filter((age) => age >= 2).length;
      expect(adults).toBeLessThanOrEqual(sleeps.adults);
      expect(heads).toBeLessThanOrEqual(sum(beds.map(({ kind, count }) => SLEEPS[kind] * count)));
      for (const { convertedRateInfo: rate, cancellationSteps, rateKey, cancellation } of ratePlans) {
        plans += 1;
        expect(rate.amountAfterTax).toBe(rate.amountBeforeTax + sum(rate.taxes.map(({ amount }) => amount)));
        const there = rate.taxes.filter(({ payAtHotel }) => payAtHotel);
        expect(rate.payAtHotel).toBe(sum(there.map(({ amount }) => amount)));
        const charged = rate.amountAfterTax - rate.payAtHotel;
        const kept = cancellationSteps.map(({ keeps }) => keeps);
        // What is kept only grows, and is all of what was paid in the end, never more.
        expect(kept).toEqual(kept.toSorted((one, other) => one - other));
        expect(kept.at(-1)).toBe(charged);
        expect(kept[0] === 0).toBe(cancellation === 'free-cancellation');
        if (refundableOnly) expect(cancellation).toBe('free-cancellation');
        if (keys[roomIndex - 1] === undefined) {
          keys[roomIndex - 1] = rateKey;
          totals[roomIndex - 1] = charged;
        }
      }
    }
    const chosen = keys.filter((key) => key !== undefined);
    if (chosen.length < rooms.length) return;
    const stay = await inventory.stay(stayReference(code, chosen), DEFAULT_LANGUAGE);
    expect(stay?.shares).toEqual(totals);
    expect(stay?.shownFor).toBeUndefined();
  };
  await fc.assert(fc.asyncProperty(asked, check), { numRuns: RUNS });
  expect(plans).toBeGreaterThan(RUNS);
});
