import { chooseTour } from '@alisio/shared-contracts/endpoints';
import { likelyRooms, sleepersOf, sumOf, TOUR_ROOMS, tourPriceLines } from '@alisio/shared-contracts/tours';
import { z } from '@alisio/shared-contracts/zod';
import fc from 'fast-check';
import { NOON, TOUR } from './testing/a-tour.ts';
import { tourApi } from './testing/tour-api.ts';

let now = NOON;
beforeEach(() => {
  now = NOON;
});
const { departures, choose, inventory, database, post } = tourApi(() => now);
const RUNS = Number(process.env.TOURS ?? 15);
const MINUTE = 60_000;
const COUPLE = { adults: 2, childAges: [], rooms: ['double' as const] };

const open = async (fits: (startDate: string) => boolean = () => true) => {
  const found = (await departures(TOUR.id)).find(({ left, startDate }) => left >= 9 && fits(startDate));
  if (!found) throw new Error('a departure with places');
  return found;
};
const answerOf = async (reply: ReturnType<typeof choose>) => z.parse(chooseTour.answer, (await reply).json());

test('what is paid now and later is the whole price, and that is what rooms and children come to', async () => {
  const all = await departures(TOUR.id);
  const open = all.filter(({ left }) => left >= 9);
  expect(open.some(({ deposit }) => deposit) && open.some(({ deposit }) => !deposit)).toBe(true);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...open),
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.integer({ min: 5, max: 11 }), { maxLength: 3 }),
      fc.constantFrom('deposit' as const, 'all' as const),
      fc.boolean(),
      async (departure, adults, ages, pay, alone) => {
        const childAges = ages.slice(0, 2 * adults);
        const rooms =
          alone && childAges.length === 0
            ? Array.from({ length: adults }, () => 'single' as const)
            : likelyRooms({ adults, childAges }, TOUR_ROOMS);
        const answer = await answerOf(choose(TOUR.id, departure.key, { adults, childAges, rooms }, pay));
        const { whole, shares, rest, lines } = answer.details;
        const { rooms: prices, child } = departure;
        const sleepers = sleepersOf(rooms, { adults, childAges }) ?? [];
        expect(sumOf(answer.shares)).toBe(answer.total.amount);
        expect(answer.total.amount + (rest?.amount.amount ?? 0)).toBe(whole.amount);
        expect(sumOf(shares)).toBe(whole.amount);
        expect(rest?.shares.map((share, at) => share + (answer.shares[at] ?? 0)) ?? answer.shares).toEqual(
          shares,
        );
        expect(sumOf(lines.map(({ count, each }) => count * each))).toBe(whole.amount);
        expect(lines).toEqual(tourPriceLines(sleepers, { rooms: prices, child }));
        expect(rest !== undefined).toBe(pay === 'deposit' && departure.deposit !== undefined);
        if (rest) expect(rest.dueOn).toBe(departure.deposit?.restDueOn);
      },
    ),
    { numRuns: RUNS },
  );
});

test('a shown price is honoured for its minutes, and afterwards the price of now is told beside it', async () => {
  const departure = await open();
  const shown = await answerOf(choose(TOUR.id, departure.key, COUPLE));
  expect(shown.expiresAt).toBe('2026-11-26T12:08:00.000Z');
  expect(shown.changed).toBeUndefined();
  // The group fills up: its last places cost more.
  const filling = { tour: TOUR, startDate: departure.startDate, people: departure.left - 2 };
  await database()
    .db.transaction()
    .execute((tx) => inventory().takePlaces(tx, filling));
  now = NOON + 10 * MINUTE;
  expect((await answerOf(choose(TOUR.id, departure.key, COUPLE))).total).toEqual(shown.total);
  expect((await inventory().price(shown.reference))?.details.whole.amount).toBeGreaterThan(
    shown.total.amount,
  );
  now = NOON + 16 * MINUTE;
  const later = await answerOf(choose(TOUR.id, departure.key, COUPLE));
  expect(later.changed).toEqual({ before: shown.total, now: later.total });
  expect(later.total.amount).toBeGreaterThan(shown.total.amount);
  await database()
    .db.transaction()
    .execute((tx) => inventory().giveBackPlaces(tx, filling));
});

test('a price that nobody told is not honoured, nor one of another tour', async () => {
  const departure = await open();
  const cheap = departure.key.replace(/\.\d+~/, '.100~');
  const real = await answerOf(choose(TOUR.id, departure.key, COUPLE));
  expect((await answerOf(choose(TOUR.id, cheap, COUPLE))).total).toEqual(real.total);
  const reference = real.reference.replace(/\.\d{5}\./, '.10000.');
  expect((await inventory().price(reference))?.details.whole).toEqual(real.details.whole);
});

test('who does not fit is told what is wrong: beds, age, places', async () => {
  const { key, startDate, left } = await open();
  const code = async (reply: ReturnType<typeof choose>) => {
    const { errors, code: kind } = (await reply).json();
    return errors?.[0]?.code ?? kind;
  };
  expect(await code(choose(TOUR.id, key, { ...COUPLE, rooms: ['single'] }))).toBe('beds');
  expect(
    await code(choose(TOUR.id, key, { adults: 1, childAges: [6, 8, 9], rooms: ['double', 'double'] })),
  ).toBe('beds');
  expect(await code(choose(TOUR.id, key, { adults: 1, childAges: [3], rooms: ['double'] }))).toBe(
    'too-young',
  );
  const filling = { tour: TOUR, startDate, people: left - 1 };
  await database()
    .db.transaction()
    .execute((tx) => inventory().takePlaces(tx, filling));
  expect((await choose(TOUR.id, key, COUPLE)).json().type).toMatch(/seats-gone$/);
  await database()
    .db.transaction()
    .execute((tx) => inventory().giveBackPlaces(tx, filling));
  expect((await choose(TOUR.id, key.replace(/^\d{8}/, '20270102'), COUPLE)).statusCode).toBe(404);
});

test('a tour is kept for the phone under the code that its page shows', async () => {
  const { startDate } = await open();
  const url = `/tours/${TOUR.id}/phone-offers`;
  const reply = await post(url, { startDate, ...COUPLE });
  expect(reply.statusCode).toBe(201);
  expect(reply.json().code).toMatch(/^TR-\d{4}$/);
  const row = await database().db.selectFrom('phone_offer').select('offer').executeTakeFirstOrThrow();
  const { web, phone, product } = row.offer;
  expect([product, phone.amount]).toEqual(['tour', Math.round(web.amount * 0.75)]);
  expect((await post(url, { startDate: '2027-01-02', ...COUPLE })).statusCode).toBe(404);
});
