import type { HotelInCart } from '@alisio/shared-contracts/hotels';
import { hotelApi } from './testing/hotel-api.ts';
import { NOON } from './testing/stays.ts';

let now = NOON;
beforeEach(() => {
  now = NOON;
});
const { found, roomsOf, choose, inventory, database } = hotelApi(() => now);

async function aRoom() {
  const [hotel] = await found();
  const code = hotel?.hotelInfo.hotelCode ?? '';
  const [room] = await roomsOf(code);
  const plan = room?.ratePlans[0];
  if (!room || !plan) throw new Error('a hotel that is listed has a room');
  return { code, room, plan };
}

test('confirms a plan at its price: what is charged now, and what is paid there', async () => {
  const { code, plan } = await aRoom();
  const { convertedRateInfo: rate } = plan;
  const answer = (await choose(code, [plan.rateKey])).json();
  expect(answer.total).toEqual({ amount: rate.amountAfterTax - rate.payAtHotel, currency: 'USD' });
  expect(answer.shares).toEqual([answer.total.amount]);
  expect(answer.payAtHotel.amount).toBe(rate.payAtHotel);
  expect(answer.expiresAt).toBe('2026-11-25T12:08:00.000Z');
  expect(answer.changed).toBeUndefined();
  expect(answer.details.rooms[0].plan.board).toBe(plan.board);
});

test('the last rooms are sold once, and who comes late is told', async () => {
  const { code, room, plan } = await aRoom();
  const stay = await inventory().stay(`${code}|${plan.rateKey}`, 'es');
  if (!stay) throw new Error('a key that was shown names a stay');
  const sellOne = () =>
    database()
      .db.transaction()
      .execute((tx) => inventory().takeNights(tx, stay.details));
  let sold = 0;
  while (await sellOne()) sold += 1;
  expect(sold).toBeGreaterThan(0);
  expect((await choose(code, [plan.rateKey])).json().type).toBe('/problems/seats-gone');
  const left = await roomsOf(code);
  expect(left.map(({ roomTypeCode }) => roomTypeCode)).not.toContain(room.roomTypeCode);
  await database()
    .db.transaction()
    .execute((tx) => inventory().giveBackNights(tx, stay.details));
  expect((await choose(code, [plan.rateKey])).statusCode).toBe(200);
  for (let back = 1; back < sold; back += 1)
    await database()
      .db.transaction()
      .execute((tx) => inventory().giveBackNights(tx, stay.details));
});

test('a price that was shown holds a quarter of an hour though rooms are sold meanwhile; then old and new are told', async () => {
  const { code, plan } = await aRoom();
  const stay = await inventory().stay(`${code}|${plan.rateKey}`, 'es');
  if (!stay) throw new Error('a key that was shown names a stay');
  const before = (await choose(code, [plan.rateKey])).json();
  let sold = 0;
  const free = async () =>
    (await roomsOf(code)).find(
      ({ roomTypeCode }) => roomTypeCode === stay.details.rooms[0]?.room.roomTypeCode,
    );
  // Until one is left.
  while ((await free())?.ratePlans[0]?.left !== 1) {
    await database()
      .db.transaction()
      .execute((tx) => inventory().takeNights(tx, stay.details));
    sold += 1;
  }
  const held = (await choose(code, [plan.rateKey])).json();
  expect(held.total).toEqual(before.total);
  now = NOON + 16 * 60_000;
  const late = (await choose(code, [plan.rateKey])).json();
  expect(late.changed.before.amount).toBe(plan.convertedRateInfo.amountAfterTax);
  expect(late.changed.now.amount).toBeGreaterThan(late.changed.before.amount);
  for (; sold > 0; sold -= 1)
    await database()
      .db.transaction()
      .execute((tx) => inventory().giveBackNights(tx, stay.details));
});

test('a price that is chosen again keeps its end; once that is over it is one of then, and both are told', async () => {
  const { code, plan } = await aRoom();
  const keyOf = (answer: { details: HotelInCart }) => answer.details.rooms.map((one) => one.plan.rateKey);
  const first = (await choose(code, [plan.rateKey])).json();
  now = NOON + 7 * 60_000;
  const again = (await choose(code, keyOf(first))).json();
  expect([again.reference, again.expiresAt]).toEqual([first.reference, '2026-11-25T12:08:00.000Z']);
  // Nor does another key beside it keep it alive.
  const [fresh] = (await roomsOf(code)).flatMap(({ ratePlans }) => ratePlans);
  const both = (await choose(code, [...keyOf(first), fresh?.rateKey ?? ''])).json();
  expect([keyOf(both)[0], both.expiresAt]).toEqual([keyOf(first)[0], '2026-11-25T12:08:00.000Z']);
  const stay = await inventory().stay(first.reference, 'es');
  if (!stay) throw new Error('a key that was chosen names a stay');
  let sold = 0;
  const sell = () =>
    database()
      .db.transaction()
      .execute((tx) => inventory().takeNights(tx, stay.details));
  while (await sell()) sold += 1;
  const giveBack = () =>
    database()
      .db.transaction()
      .execute((tx) => inventory().giveBackNights(tx, stay.details));
  await giveBack();
  sold -= 1;
  expect((await choose(code, keyOf(first))).json().changed).toBeUndefined();
  // By a page's clock, which is ahead by less than a second, it is over.
  now = NOON + 8 * 60_000 - 999;
  const late = (await choose(code, keyOf(first))).json();
  expect(late.changed.before.amount).toBe(plan.convertedRateInfo.amountAfterTax);
  expect(late.changed.now.amount).toBeGreaterThan(late.changed.before.amount);
  expect(late.expiresAt).toBe('2026-11-25T12:15:59.000Z');
  for (; sold > 0; sold -= 1) await giveBack();
});

test.each([
  ['rooms without an adult', ['0-8']],
  ['children that are none', ['1-12']],
  ['nobody', ['0']],
  ['ten people', ['2', '2', '2', '2', '2']],
])('a key that says who sleeps there is held to who may: %s are not sold', async (_, parties) => {
  const { code, plan } = await aRoom();
  const keyFor = (guests: string) =>
    plan.rateKey.replace(
      /^(\w+\.\w+\.\d+\.\d+\.)[\d-]+(\.\d+)~.*$/,
      `$1${guests}$2~r0000000~AAAAAAAAAAAAAAAA`,
    );
  expect((await choose(code, [keyFor('1-1')])).statusCode).toBe(200);
  expect((await choose(code, parties.map(keyFor))).json().type).toBe('/problems/offer-not-found');
});

test('two rooms of a type need two that are free, and hold as long as the one that was shown first', async () => {
  const { code, plan } = await aRoom();
  now = NOON + 5 * 60_000;
  const later = (await roomsOf(code)).flatMap(({ ratePlans }) => ratePlans);
  const name = plan.rateKey.split('~')[0];
  const again = later.find(({ rateKey }) => rateKey.split('~')[0] === name)?.rateKey ?? '';
  const both = [plan.rateKey, again];
  const two = await inventory().stay(`${code}|${both.join('|')}`, 'es');
  const one = await inventory().stay(`${code}|${plan.rateKey}`, 'es');
  if (!one || !two) throw new Error('keys that were shown name a stay');
  expect([one.heldUntil, two.heldUntil]).toEqual([NOON + 15 * 60_000, NOON + 15 * 60_000]);
  const other = await inventory().stay(`${code}|${[...both].reverse().join('|')}`, 'es');
  expect(other?.heldUntil).toBe(NOON + 15 * 60_000);
  let sold = 0;
  const sell = () =>
    database()
      .db.transaction()
      .execute((tx) => inventory().takeNights(tx, one.details));
  while (await sell()) sold += 1;
  await database()
    .db.transaction()
    .execute((tx) => inventory().giveBackNights(tx, one.details));
  sold -= 1;
  expect((await choose(code, [plan.rateKey])).statusCode).toBe(200);
  expect((await choose(code, both)).json().type).toBe('/problems/seats-gone');
  for (; sold > 0; sold -= 1)
    await database()
      .db.transaction()
      .execute((tx) => inventory().giveBackNights(tx, one.details));
});

test('a price of somebody else is priced anew, a key that names nothing is refused', async () => {
  const { code, plan } = await aRoom();
  const cheap = plan.rateKey.replace(/\.(\d+)~/, '.1~');
  const answer = (await choose(code, [cheap])).json();
  expect(answer.total.amount).toBe(plan.convertedRateInfo.amountAfterTax - plan.convertedRateInfo.payAtHotel);
  expect(answer.changed).toBeUndefined();
  for (const key of ['x', 'double.0f.20270208.7.9-8.100~r0000000~AAAAAAAAAAAAAAAA'])
    expect((await choose(code, [key])).json().type).toBe('/problems/offer-not-found');
});
