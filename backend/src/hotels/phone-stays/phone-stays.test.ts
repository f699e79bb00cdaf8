import { phonePrice } from '@alisio/shared-contracts/contacts';
import { findOffered, findPhoneOffers, keepHotelForPhone } from '@alisio/shared-contracts/endpoints';
import { hotelByPhone, type ListedHotel, stayCode, stayTotalOf } from '@alisio/shared-contracts/hotels';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../../testing/bare-server.ts';
import { offersUnder } from '../../flights/phone-offers/phone-offers.ts';
import { offeredRoutes } from '../../phone-offers/index.ts';
import { phoneStayRoutes } from '../index.ts';
import { hotelApi } from '../testing/hotel-api.ts';
import { NOON, stayQuestion } from '../testing/stays.ts';

const AGENT = 'agents-0123456789abc';
const HOUR = 3_600_000;

let now = NOON;
const { database, inventory, found } = hotelApi(() => now);
let app: FastifyInstance;
beforeAll(() => {
  const clock = () => new Date(now);
  app = bareServer();
  phoneStayRoutes(app, { db: database().db, inventory: inventory(), clock, keptPerMinute: 1000 });
  offeredRoutes(app, { db: database().db, clock, keys: [AGENT, undefined] });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOON;
  await database().db.deleteFrom('phone_offer').execute();
});

const family = stayQuestion({
  rooms: [
    { adults: 2, childAges: [8] },
    { adults: 2, childAges: [] },
  ],
});
const shownPlan = ({ hotelRateInfo: { lead } }: ListedHotel) => ({
  board: lead.board,
  cancellation: lead.cancellation,
});
const keep = ({ hotelInfo }: ListedHotel, body: object) =>
  app.inject({
    method: 'POST',
    url: keepHotelForPhone.path.replace('{code}', hotelInfo.hotelCode),
    payload: body,
  });
const look = (code: string, key = AGENT) =>
  app.inject({
    url: findOffered.path.replace('{code}', code),
    headers: { authorization: `Bearer ${key}` },
  });
const told = async (code: string) => z.parse(findOffered.answer, (await look(code)).json()).data;

test('an agent finds the stay of a list by the code: hotel, days, who sleeps where, both prices, until when', async () => {
  const hotels = await found(family);
  expect(hotels.length).toBeGreaterThan(50);
  // Of a list as it is: rooms of one type or of several, boards and policies, taxes that are paid there.
  for (const hotel of hotels.slice(0, 20)) {
    const { hotelInfo, hotelRateInfo } = hotel;
    const kept = await keep(hotel, { rateInfo: family.rateInfo, ...shownPlan(hotel) });
    expect(kept.statusCode).toBe(201);
    const { code, until } = kept.json();
    const rooms = [
      { adults: 2, childAges: [8] },
      { adults: 2, childAges: [] },
    ];
    const days = { startDate: '2027-02-08', endDate: '2027-02-15' };
    expect(code).toBe(stayCode({ hotelCode: hotelInfo.hotelCode, ...days, rooms, ...shownPlan(hotel) }));
    // Tomorrow is over everywhere at noon of the day after, by Greenwich.
    expect(until).toBe('2026-11-27T12:00:00.000Z');
    const [rate] = hotelRateInfo.rateInfo.convertedRateInfo;
    const web = stayTotalOf(hotel);
    const there = rate?.payAtHotel ?? 0;
    const [offered] = await told(code);
    expect(offered).toMatchObject({
      ...{ product: 'hotel', code, discountPercent: 25, offeredAt: '2026-11-25T12:00:00.000Z', until },
      web: { amount: web, currency: 'USD' },
      phone: { amount: phonePrice(web - there, 25) + there, currency: 'USD' },
    });
    const { freeUntil } = hotelRateInfo.lead;
    expect(z.parse(hotelByPhone, offered?.details)).toMatchObject({
      ...{ hotelCode: hotelInfo.hotelCode, hotelName: hotelInfo.hotelName, cityName: 'Cancún', ...days },
      ...shownPlan(hotel),
      rooms,
      ...(freeUntil ? { freeUntil } : {}),
      payAtHotel: { amount: there, currency: 'USD' },
    });
  }
});

test('a dearer plan, and another party, have codes of their own', async () => {
  const [hotel] = await found();
  const other = hotel?.hotelRateInfo.others?.[0];
  if (!hotel || !other) throw new Error('a hotel of the list has more than one plan');
  const { rateInfo } = stayQuestion();
  const { board, cancellation } = other;
  const lead = (await keep(hotel, { rateInfo, ...shownPlan(hotel) })).json();
  const dearer = (await keep(hotel, { rateInfo, board, cancellation })).json();
  const alone = stayQuestion({ rooms: [{ adults: 1, childAges: [] }] }).rateInfo;
  const single = (await keep(hotel, { rateInfo: alone, ...shownPlan(hotel) })).json();
  expect(new Set([lead.code, dearer.code, single.code]).size).toBe(3);
  const [offered] = await told(dearer.code);
  const total = other.taxes.reduce((sum, tax) => sum + tax, other.amountBeforeTax);
  expect(offered).toMatchObject({ web: { amount: total }, details: { board, cancellation } });
});

test('it is sold to the end of tomorrow, never after the day of arrival, and shown again it is one offer', async () => {
  const [hotel] = await found();
  if (!hotel) throw new Error('nothing found');
  const { rateInfo } = stayQuestion();
  const { code } = (await keep(hotel, { rateInfo, ...shownPlan(hotel) })).json();
  now += HOUR;
  await keep(hotel, { rateInfo, ...shownPlan(hotel) });
  expect(await told(code)).toMatchObject([{ offeredAt: '2026-11-25T13:00:00.000Z' }]);
  now = NOON + 48 * HOUR;
  expect(await told(code)).toEqual([]);
  const tonight = stayQuestion({ startDate: '2026-11-25', endDate: '2026-11-27' });
  now = NOON;
  const [near] = await found(tonight);
  if (!near) throw new Error('nothing found tonight');
  const kept = await keep(near, { rateInfo: tonight.rateInfo, ...shownPlan(near) });
  expect(kept.json().until).toBe('2026-11-26T12:00:00.000Z');
});

test('what nobody can book is not kept: another plan, a day that is over or too far ahead, a full house, no hotel', async () => {
  const [hotel] = await found();
  if (!hotel) throw new Error('nothing found');
  const { rateInfo } = stayQuestion();
  const plan = shownPlan(hotel);
  const refused = async (one: ListedHotel, body: object) => (await keep(one, body)).json().type;
  const { boards } = hotel.hotelRateInfo;
  const unsold = (['all-inclusive', 'half-board', 'full-board', 'breakfast'] as const).find(
    (board) => !boards.includes(board),
  );
  expect(await refused(hotel, { rateInfo, ...plan, board: unsold })).toBe('/problems/offer-not-found');
  const past = stayQuestion({ startDate: '2026-11-20', endDate: '2026-11-22' }).rateInfo;
  expect(await refused(hotel, { rateInfo: past, ...plan })).toBe('/problems/offer-not-found');
  const far = stayQuestion({ startDate: '2028-11-20', endDate: '2028-11-22' }).rateInfo;
  expect(await refused(hotel, { rateInfo: far, ...plan })).toBe('/problems/offer-not-found');
  const nowhere = { ...hotel, hotelInfo: { ...hotel.hotelInfo, hotelCode: 'nowhere-1' } };
  expect(await refused(nowhere, { rateInfo, ...plan })).toBe('/problems/offer-not-found');
  expect(await database().db.selectFrom('phone_offer').selectAll().execute()).toEqual([]);
});

test('who knows flights alone is told of none, and who is no agent of nothing', async () => {
  const [hotel] = await found();
  if (!hotel) throw new Error('nothing found');
  const { code } = (await keep(hotel, { rateInfo: stayQuestion().rateInfo, ...shownPlan(hotel) })).json();
  expect(findPhoneOffers.path).toBe('/air/phone-offers/{code}');
  expect(await offersUnder(database().db, code, now)).toEqual([]);
  expect(await told(code)).toHaveLength(1);
  for (const key of ['', 'undefined', `${AGENT}x`]) expect((await look(code, key)).statusCode).toBe(404);
});
