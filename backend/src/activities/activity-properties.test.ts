import { isDeepStrictEqual } from 'node:util';
import { activityReference, paxesOf } from '@alisio/shared-contracts/activities';
import { addDays } from '@alisio/shared-contracts/dates';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import fc from 'fast-check';
import { openTestDatabase } from '../../testing/test-database.ts';
import { loadAirports } from '../airports/index.ts';
import type { Database } from '../database/index.ts';
import { loadPlaces } from '../towns/index.ts';
import { demoActivities } from './demo/index.ts';
import { ActivityInventory } from './index.ts';
import { NOON } from './testing/activities.ts';

/** How many random parties; `ACTIVITIES=1000` for more. */
const RUNS = Number(process.env.ACTIVITIES ?? 60);

const airports = loadAirports();
const places = loadPlaces(airports);
let database: Database;
let inventory: ActivityInventory;
beforeAll(async () => {
  database = await openTestDatabase();
  inventory = await ActivityInventory.open({ database, airports, places, clock: () => new Date(NOON) });
}, 60_000);
afterAll(() => database.close());

const towns = places.towns.all;
const asked = fc.record({
  town: fc.integer({ min: 0, max: towns.length - 1 }),
  activity: fc.nat(59),
  days: fc.integer({ min: 1, max: 360 }),
  adults: fc.integer({ min: 1, max: 5 }),
  childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 4 }),
});
type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

test('whoever comes: each session is the sum of its people by age, in whole dollars, and what is chosen costs what was shown', async () => {
  let sessions = 0;
  const check = async ({ town: at, activity: number, days, adults, childAges }: Asked) => {
    const town = towns[at];
    const activities = town ? demoActivities(town) : [];
    const activity = activities[number % Math.max(1, activities.length)];
    if (!activity) return;
    const from = addDays('2026-11-26', days);
    const party = { adults, childAges };
    const found = await inventory.sessions(activity.code, { from, to: addDays(from, 3), party });
    const people = paxesOf(party);
    const oneDay = found?.data.flatMap((day) => day.sessions) ?? [];
    const admits = people.every(({ age }) =>
      activity.bands.some(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo),
    );
    expect(found?.meta.refuses === 'age').toBe(!admits);
    if (found?.meta.refuses) expect(oneDay).toEqual([]);
    for (const { paxAmounts, groupAmount, totalAmount, left, cancellationPolicies } of oneDay) {
      sessions += 1;
      const of = (age: number) =>
        paxAmounts.find(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo)?.amount ?? Number.NaN;
      expect(totalAmount).toBe(sum(people.map(({ age }) => of(age))) + (groupAmount ?? 0));
      expect(totalAmount % 100).toBe(0);
      expect(totalAmount).toBeGreaterThan(0);
      if (groupAmount === undefined) expect(left).toBeGreaterThanOrEqual(people.length);
      const kept = cancellationPolicies.map(({ amount }) => amount);
      expect(kept).toEqual(kept.toSorted((one, other) => one - other));
      expect(kept.at(-1)).toBe(totalAmount);
    }
    const [session] = oneDay;
    const start = activity.template.starts === 'pick-up' ? 'pick-up' : 'meeting-point';
    if (!session) return;
    const way = { rateKey: session.rateKey, language: activity.languages[0], start } as const;
    const chosen = await inventory.priced(activityReference(activity.code, way), DEFAULT_LANGUAGE, 'chosen');
    expect(chosen?.available).toBe(true);
    expect(chosen?.total).toBe(session.totalAmount);
    expect(sum(chosen?.shares ?? [])).toBe(session.totalAmount);
    expect(chosen?.details.paxes.map(({ age }) => age)).toEqual(people.map(({ age }) => age));
    expect(chosen?.details.startsAt).toBe(session.startsAt);
  };
  await fc.assert(fc.asyncProperty(asked, check), { numRuns: RUNS });
  expect(sessions).toBeGreaterThan(RUNS / 4);
});

test('the same activity is the same whenever it is asked for', () => {
  const [town] = towns.filter(({ hotels }) => hotels > 100);
  if (!town) throw new Error('there is a large one');
  expect(isDeepStrictEqual(demoActivities(town), demoActivities(town))).toBe(true);
});
