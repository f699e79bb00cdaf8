import { phonePrice } from '@alisio/shared-contracts/contacts';
import { findPhoneOffers, keepPhoneOffer } from '@alisio/shared-contracts/endpoints';
import { type FlightOffer, offerCode, type PhoneOffer } from '@alisio/shared-contracts/flights';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../../testing/bare-server.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { loadAirports } from '../../airports/index.ts';
import type { Database } from '../../database/index.ts';
import { forgetPhoneOffers } from '../../phone-offers/index.ts';
import { type FlightInventory, keepDeal, openFlightInventory, phoneOfferRoutes } from '../index.ts';
import { NOON, PLAIN, roundTrip } from '../testing/searches.ts';

const AGENT = 'agents-0123456789abc';
const OPERATOR = 'operators-0123456789';
const HOUR = 3_600_000;

let database: Database;
let inventory: FlightInventory;
let app: FastifyInstance;
let now = NOON;

beforeAll(async () => {
  database = await openTestDatabase();
  const clock = () => new Date(now);
  inventory = await openFlightInventory({ database, airports: loadAirports(), clock });
  app = bareServer();
  const keys = [AGENT, OPERATOR, undefined];
  phoneOfferRoutes(app, { db: database.db, inventory, clock, keptPerMinute: 1000, keys });
}, 60_000);
afterAll(async () => {
  await app.close();
  await inventory.close();
  await database.close();
});
beforeEach(async () => {
  now = NOON;
  await database.db.deleteFrom('phone_offer').execute();
});

async function shown(): Promise<readonly [FlightOffer, ...FlightOffer[]]> {
  const { body } = await inventory.search(roundTrip(), 'es', PLAIN);
  return JSON.parse(body.toString()).data;
}
const keep = (offerId: string) =>
  app.inject({ method: 'POST', url: keepPhoneOffer.path, payload: { offerId } });
const look = (code: string, key = AGENT) =>
  app.inject({
    url: findPhoneOffers.path.replace('{code}', code),
    headers: { authorization: `Bearer ${key}` },
  });
const found = async (code: string): Promise<PhoneOffer[]> =>
  z.parse(findPhoneOffers.answer, (await look(code)).json()).data;

test('an agent finds what was offered by the code that the visitor reads: flights, who travels, both prices, until when', async () => {
  const [offer] = await shown();
  const kept = await keep(offer.id);
  expect(kept.statusCode).toBe(201);
  expect(kept.json()).toEqual({ code: offerCode(offer), until: '2026-11-23T12:00:00.000Z' });
  const { amount } = offer.price.intTotal;
  expect(await found(offerCode(offer))).toEqual([
    {
      code: offerCode(offer),
      from: 'BOG',
      to: 'MIA',
      departureDate: '2026-12-10',
      returnDate: '2026-12-17',
      travelers: { adult: 2, child: 1, infant: 1 },
      flights: offer.itineraries.flatMap(({ segments }) =>
        segments.map((s) => ({ carrierCode: s.carrierCode, number: s.number, departureAt: s.departure.at })),
      ),
      cabin: 'ECONOMY',
      brandedFare: offer.travelerPricings[0]?.fareDetailsBySegment[0]?.brandedFare,
      web: { amount, currency: 'USD' },
      phone: { amount: phonePrice(amount, 25), currency: 'USD' },
      discountPercent: 25,
      offeredAt: '2026-11-21T12:00:00.000Z',
      until: '2026-11-23T12:00:00.000Z',
    },
  ]);
});

test('another flight, fare or party of the same days has a code of its own, which tells that offer alone', async () => {
  const offers = await shown();
  const { body } = await inventory.search(roundTrip({ travelers: { adult: 1 } }), 'es', PLAIN);
  // Codes are few enough to be dictated: of thousands two may be alike.
  const all = [...offers.slice(0, 20), ...JSON.parse(body.toString()).data.slice(0, 20)];
  expect(new Set(all.map(offerCode)).size).toBe(40);
  const [first, other] = offers;
  if (!other) throw new Error('one offer only');
  await keep(first.id);
  now += HOUR;
  await keep(first.id);
  now += HOUR;
  await keep(other.id);
  const told = [...(await found(offerCode(first))), ...(await found(offerCode(other)))];
  // Shown again it is one offer, shown later.
  expect(told).toMatchObject([
    { web: { amount: first.price.intTotal.amount }, offeredAt: '2026-11-21T13:00:00.000Z' },
    { web: { amount: other.price.intTotal.amount }, offeredAt: '2026-11-21T14:00:00.000Z' },
  ]);
});

test('a deal of the home is found by its code, too: the cheapest of its days, whichever it is', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const trip = { from: 'MEX', to: 'CUN', departureDate: '2026-12-23', returnDate: '2026-12-30' };
  const deal = { ...trip, code: 'KT-4827', discountPercent: 27, web: usd(20_000), phone: usd(14_600) };
  await keepDeal(database.db, { ...deal, fromCity: 'Ciudad de México', toCity: 'Cancún' }, now);
  expect(await found('KT-4827')).toEqual([
    {
      ...deal,
      travelers: { adult: 1, child: 0, infant: 0 },
      flights: [],
      cabin: 'ECONOMY',
      brandedFare: null,
      offeredAt: '2026-11-21T12:00:00.000Z',
      until: '2026-11-23T12:00:00.000Z',
    },
  ]);
});

test('what is sold no longer is not told, and is forgotten', async () => {
  const [offer] = await shown();
  await keep(offer.id);
  now += 48 * HOUR;
  expect(await found(offerCode(offer))).toEqual([]);
  await forgetPhoneOffers(database.db, now - 1);
  expect(await database.db.selectFrom('phone_offer').selectAll().execute()).toHaveLength(1);
  await forgetPhoneOffers(database.db, now);
  expect(await database.db.selectFrom('phone_offer').selectAll().execute()).toEqual([]);
});

test('a flight of a package is kept at the price that it has alone: by phone nothing is sold with it', async () => {
  const { body } = await inventory.search(roundTrip(), 'es', PLAIN, { inPackage: true });
  const [packaged]: FlightOffer[] = JSON.parse(body.toString()).data;
  if (!packaged) throw new Error('nobody sells in packages');
  const apart = await inventory.packages.alone(packaged, 'es');
  expect(apart).toBeGreaterThan(packaged.price.intTotal.amount);
  const { code } = (await keep(packaged.id)).json();
  expect(await found(code)).toMatchObject([
    { web: { amount: apart }, phone: { amount: phonePrice(apart, 25) }, discountPercent: 25 },
  ]);
});

test('the price is the inventory’s, whatever an id claims', async () => {
  const [offer] = await shown();
  const forged = offer.id.replace(/~r\w{7}~.*$/, '~r0zzzzzz~AAAAAAAAAAAAAAAAAAAAAA');
  await keep(forged);
  const priced = await inventory.offer(forged);
  expect((await found(offerCode(offer)))[0]?.web).toEqual(priced?.price.intTotal);
  expect((await keep('nothing')).json()).toMatchObject({
    status: 404,
    type: expect.stringContaining('offer-not-found'),
  });
});

test('codes are for agents and operators: for others there is nothing, and no code that is none is looked up', async () => {
  const [offer] = await shown();
  await keep(offer.id);
  expect((await look(offerCode(offer), OPERATOR)).json().data).toHaveLength(1);
  for (const key of ['', 'undefined', `${AGENT}x`]) {
    const refused = await look(offerCode(offer), key);
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store']);
  }
  expect((await look('kt-4827')).statusCode).toBe(400);
  expect((await look('AF-2222')).json()).toEqual({ data: [] });
});
