import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { loadAirports } from '../../airports/index.ts';
import type { Database } from '../../database/index.ts';
import { WorkThreads } from '../../threads/index.ts';
import { HotelInventory, hotelThreadModule } from '../index.ts';
import { NOON, stayQuestion } from '../testing/stays.ts';

const SETUP_MS = 60_000;
let now = NOON;
let database: Database;
let workers: WorkThreads;
let [here, onThreads]: [HotelInventory?, HotelInventory?] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  workers = await WorkThreads.open({ threads: 1, mostWaiting: 64, modules: [hotelThreadModule()] });
  const settings = { database, airports: loadAirports(), clock: () => new Date(now) };
  here = await HotelInventory.open(settings);
  onThreads = await HotelInventory.open({ ...settings, workers });
}, SETUP_MS);
afterAll(async () => {
  await workers.close();
  await database.close();
});
beforeEach(() => {
  now = NOON;
});

type Question = Parameters<typeof stayQuestion>[0];
async function asked(inventory: HotelInventory | undefined, question?: Question, facets = {}) {
  const answer = await inventory?.search(stayQuestion(question), DEFAULT_LANGUAGE, { sort: 'price', facets });
  return answer?.toString() ?? '';
}

test.each([
  ['all hotels', {}],
  ['those of a facet', { stars: '4.5', far: '-8' }],
  ['those of a plan', { cancel: 'free-cancellation' }],
])('%s are the same on a thread as on the one that asks', async (_, facets) => {
  const answer = await asked(onThreads, {}, facets);
  expect(JSON.parse(answer).data.length).toBeGreaterThan(20);
  expect(answer).toBe(await asked(here, {}, facets));
});

test('who asks the same is told the same, and until when prices hold now', async () => {
  const first = JSON.parse(await asked(onThreads));
  for (const seconds of [10, 10, 10, 20]) {
    now = NOON + seconds * 1000;
    const again = JSON.parse(await asked(onThreads));
    expect(again.data).toEqual(first.data);
    expect(Date.parse(again.meta.expiresAt) - Date.parse(first.meta.expiresAt)).toBe(seconds * 1000);
  }
});

test('an answer that is on its way is not changed by who asks the same a second later', async () => {
  const ask = async () => {
    const answer = await here?.search(stayQuestion({ radius: 18 }), DEFAULT_LANGUAGE, {
      sort: 'price',
      facets: {},
    });
    return answer ?? Buffer.alloc(0);
  };
  await ask();
  await ask();
  const kept = await ask();
  const sent = kept.toString();
  now = NOON + 10_000;
  expect((await ask()).toString()).not.toBe(sent);
  expect(kept.toString()).toBe(sent);
});

test('what can be given back for nothing until noon is not told so at noon, by who has just asked', async () => {
  // Six days before the arrival, as the clocks of Cancún show it.
  const noon = Date.UTC(2026, 10, 25, 17);
  const days = { startDate: '2026-12-01', endDate: '2026-12-03' };
  now = noon - 5000;
  // What is asked twice is kept.
  for (const _ of [1, 2]) expect(await asked(here, days)).toContain('free-cancellation');
  now = noon + 5000;
  expect(await asked(here, days)).not.toContain('free-cancellation');
});

test('pages of one question are of one moment, whatever is sold between them', async () => {
  const days = { startDate: '2027-03-08', endDate: '2027-03-09' };
  const page = async (offset: number) =>
    JSON.parse(await asked(here, { ...days, pagination: { offset, pageSize: 100 } }));
  const first = await page(1);
  const [gone] = first.data.slice(-1);
  const rows = [
    'double',
    'twin',
    'single',
    'balcony',
    'family',
    'suite',
    'studio',
    'apartment',
    'dorm',
    'cabin',
  ];
  const { hotelCode } = gone.hotelInfo;
  await database.db
    .insertInto('hotel_night_sales')
    .values(
      rows.map((room_type) => ({
        town_id: hotelCode.split('-')[0],
        hotel_code: hotelCode,
        room_type,
        night: days.startDate,
        sold: 1000,
        capacity: 1000,
      })),
    )
    .execute();
  expect((await page(1)).data).toEqual(first.data);
  expect((await page(101)).meta.total).toBe(first.meta.total);
  // Another question is asked now.
  const other = JSON.parse(await asked(here, { ...days, radius: 19 }));
  const codes = other.data.map(({ hotelInfo }: typeof gone) => hotelInfo.hotelCode);
  expect(codes).not.toContain(hotelCode);
});
