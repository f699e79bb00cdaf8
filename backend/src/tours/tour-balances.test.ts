import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database, KeptTourBalance } from '../database/index.ts';
import { balanceUnder, beginToPay, cancelBalance, payBalance, stopPaying } from './tour-balances.ts';
import { bookTour, cancelTour } from './tour-bookings.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const TOUR = 'peru/cusco';
const DEPARTURE = { tour: TOUR, startDate: '2027-03-05', people: 2 };
const NOW = new Date('2026-11-26T12:00:00Z');
const usd = (amount: number) => ({ amount, currency: 'USD' });
const kept = (confirmationNumber: string): KeptTourBalance => ({
  shares: [40_000, 40_000],
  details: {
    tour: {
      ...{ country: 'peru', countryCode: 'PE', countryName: 'Perú', slug: 'cusco', title: 'Cusco' },
      ...{ scene: 'range', effort: 'easy', zone: 'America/Lima', crosses: [], childFrom: 6 },
    },
    ...{ startDate: '2027-03-05', endDate: '2027-03-09', confirmationNumber, people: 2 },
    ...{ whole: usd(100_000), paid: usd(20_000), rest: usd(80_000), dueOn: '2027-01-19' },
  },
});

let count = 0;
async function booked() {
  const { db } = database;
  const key = `txn_${++count}.0`;
  const answer = await bookTour(db, key, DEPARTURE, kept);
  const reference = answer?.balanceReference ?? '';
  const inOne = (act: typeof stopPaying) => db.transaction().execute((tx) => act(tx, reference));
  return {
    answer,
    again: () => bookTour(db, key, DEPARTURE, kept),
    cancelTour: () => cancelTour(db, key, TOUR, NOW),
    hold: () => db.transaction().execute((tx) => beginToPay(tx, reference)),
    release: () => inOne(stopPaying),
    pay: (by: string) => payBalance(db, `${key}-${by}`, reference),
    cancel: (by: string) => cancelBalance(db, `${key}-${by}`, reference, NOW),
    state: async () => (await balanceUnder(db, reference))?.state,
  };
}

test('a tour is booked once under its key, and so is what is left to pay of it', async () => {
  const { answer, again } = await booked();
  expect(answer?.confirmationNumber).toMatch(/^[2-9A-Z]{8}$/);
  expect(answer?.balanceReference?.length).toBeGreaterThan(30);
  expect(await again()).toEqual(answer);
});

test('the same payment counts once, and another one is refused', async () => {
  const { hold, pay, state } = await booked();
  expect(await pay('early')).toBe(false);
  expect([await hold(), await hold()]).toEqual([true, false]);
  expect([await pay('one'), await pay('one'), await pay('two')]).toEqual([true, true, false]);
  expect([await state(), await hold()]).toEqual(['paid', false]);
});

test('the rest of a tour that was cancelled in the meantime is not paid', async () => {
  const { hold, cancelTour: cancelled, pay, again } = await booked();
  await hold();
  await cancelled();
  expect(await pay('one')).toBe(false);
  expect(await hold()).toBe(false);
  expect(await again()).toBeUndefined();
});

test('a payment that is undone can be made again by another, and never under its own key', async () => {
  const { hold, pay, cancel, release, state } = await booked();
  await hold();
  await pay('one');
  await cancel('one');
  await cancel('one');
  // Who held it lets go of it afterwards, as of all that orders hold.
  expect(await state()).toBe('paying');
  await release();
  expect([await state(), await hold()]).toEqual(['due', true]);
  expect([await pay('one'), await pay('two'), await state()]).toEqual([false, true, 'paid']);
  await cancel('one');
  expect(await state()).toBe('paid');
});

test('a key that was cancelled before anything was known of it pays nothing', async () => {
  const { hold, pay, cancel, release, state } = await booked();
  await hold();
  await cancel('one');
  expect(await pay('one')).toBe(false);
  await release();
  expect(await state()).toBe('due');
});
