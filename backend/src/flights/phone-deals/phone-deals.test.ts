import { setImmediate as nextTurn } from 'node:timers/promises';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { getPhoneDeals } from '@alisio/shared-contracts/endpoints';
import {
  type FlightCalendarPayload,
  mainAirportOf,
  type PhoneDeal,
  searchOfCalendarDay,
} from '@alisio/shared-contracts/flights';
import { COUNTRIES } from '@alisio/shared-contracts/visitor';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../../testing/bare-server.ts';
import { loadAirports } from '../../airports/index.ts';
import { demoSuppliers } from '../demo/demo-suppliers.ts';
import { FlightSearch } from '../search/flight-search.ts';
import { workHere } from '../search/search-work.ts';
import { NOON, PLAIN, testSeal } from '../testing/searches.ts';
import { phoneDealRoutes } from './index.ts';
import type { PhoneDealsDeps } from './phone-deals.ts';
import { popularPlacesFrom } from './popular-places.ts';

const airports = loadAirports();
const suppliers = demoSuppliers(airports);
const MINUTE = 60_000;

let app: FastifyInstance;
let search: FlightSearch;
let now: number;
let asked: FlightCalendarPayload[];
let kept: PhoneDeal[];
/** what the inventory does when it is asked for a calendar */
let calendar: PhoneDealsDeps['calendar'];
const oneDay = (total: number | null) => ({
  data: [{ date: '2026-12-23', total }],
  meta: { currency: 'USD' },
});

beforeEach(async () => {
  now = NOON;
  asked = [];
  kept = [];
  const work = workHere({ suppliers, seatSales: async () => new Map(), seal: testSeal() });
  search = new FlightSearch({ work, now: () => now });
  calendar = async (payload) => {
    const { totals, currency } = await search.lowestTotals(payload);
    return {
      data: totals.map((lowest) => ({ date: payload.firstDate, total: lowest?.total ?? null })),
      meta: { currency },
    };
  };
  app = bareServer();
  await app.register(phoneDealRoutes, {
    airports,
    clock: () => new Date(now),
    keep: async (deal) => {
      kept.push(deal);
    },
    calendar: (payload) => {
      asked.push(payload);
      return calendar(payload);
    },
  });
});
afterEach(async () => {
  await app.close();
  await search.close();
});

async function deals(query = ''): Promise<PhoneDeal[]> {
  const reply = await app.inject(`/air/phone-deals${query}`);
  expect(reply.statusCode).toBe(200);
  return z.parse(getPhoneDeals.answer, reply.json()).data;
}

test('six round trips of a week, from the main airport of the country, a month ahead', async () => {
  const found = await deals('?country=MX');
  expect(found).toHaveLength(6);
  for (const deal of found) {
    expect(deal).toMatchObject({ from: 'MEX', fromCity: 'Ciudad de México' });
    expect(deal).toMatchObject({ departureDate: '2026-12-23', returnDate: '2026-12-30' });
  }
  expect(new Set(found.map(({ to }) => to)).size).toBe(6);
});

test('the web price is the lowest total that a search for one adult shows', async () => {
  const [deal] = await deals('?country=CO');
  const [payload] = asked;
  if (!deal || !payload) throw new Error('no deals');
  expect(payload.travelerInfo).toEqual({ adult: 1, child: 0, infant: 0 });
  const answer = JSON.parse(
    (await search.search(searchOfCalendarDay(payload, deal.departureDate), 'es', PLAIN)).body.toString(),
  );
  const totals: number[] = answer.data.map((offer: { price: { intTotal: { amount: number } } }) => {
    return offer.price.intTotal.amount;
  });
  expect(totals.length).toBeGreaterThan(1);
  expect(deal.web).toEqual({ amount: Math.min(...totals), currency: 'USD' });
});

test('by phone it costs 25 % less, and 27 % less for two deals of the season', async () => {
  const found = await deals();
  const { usualPercent, upToPercent } = PHONE_DISCOUNT;
  for (const { web, phone, discountPercent } of found) {
    expect([usualPercent, upToPercent]).toContain(discountPercent);
    expect(phone).toEqual({
      amount: Math.round(web.amount * (1 - discountPercent / 100)),
      currency: web.currency,
    });
  }
  expect(found.filter(({ discountPercent }) => discountPercent === upToPercent)).toHaveLength(2);
});

test('a deal has one code of its own, the same in both languages and all week', async () => {
  const spanish = await deals('?country=CO&language=es');
  const codes = spanish.map(({ code }) => code);
  expect(new Set(codes).size).toBe(6);
  for (const code of codes) expect(code).toMatch(/^[AFHJKLRTXY]{2}-[2-9]{4}$/);
  const english = await deals('?country=CO&language=en');
  expect(english.map(({ code }) => code)).toEqual(codes);
  expect(english.map(({ toCity }) => toCity)).toContain('New York');
  expect(spanish.map(({ toCity }) => toCity)).toContain('Nueva York');
  now += 2 * 24 * 60 * MINUTE;
  expect((await deals('?country=CO')).map(({ code }) => code)).toEqual(codes);
});

test('is priced once for all who ask within half an hour, one search after the other', async () => {
  let atOnce = 0;
  let most = 0;
  calendar = async () => {
    most = Math.max(most, ++atOnce);
    await Promise.resolve();
    atOnce -= 1;
    return oneDay(10_000);
  };
  await Promise.all([deals('?country=CO'), deals('?country=CO&language=en'), deals('?country=PE')]);
  expect(most).toBe(1);
  expect(asked).toHaveLength(12);
  now += 29 * MINUTE;
  await deals('?country=CO');
  expect(asked).toHaveLength(12);
  now += 2 * MINUTE;
  // Who asks then has what there is, and others soon have what is looked up for them.
  await deals('?country=CO');
  while (asked.length < 18) await nextTurn();
  await deals('?country=CO');
  expect(asked).toHaveLength(18);
});

test('prices that lack a supplier are looked up again after a minute', async () => {
  const whole = oneDay(10_000);
  const suppliers = { asked: 3, awaited: [], missing: ['demo3'] };
  calendar = async () => ({ ...whole, meta: { ...whole.meta, suppliers } });
  await deals('?country=CO');
  calendar = async () => whole;
  now += MINUTE + 1;
  await deals('?country=CO');
  while (asked.length < 12) await nextTurn();
  now += 2 * MINUTE;
  await deals('?country=CO');
  expect(asked).toHaveLength(12);
});

test('each that is shown is kept under its code, once a day however many look at it', async () => {
  const shown = await deals('?country=MX');
  await deals('?country=MX&language=en');
  expect(kept).toEqual(shown);
  now += 24 * 60 * MINUTE;
  const next = await deals('?country=MX');
  expect(kept.slice(shown.length)).toEqual(next);
});

test('everybody of a country may be shown the same for five minutes, unless it lacks a supplier', async () => {
  calendar = async () => oneDay(10_000);
  const shared = async (country: string) =>
    (await app.inject(`/air/phone-deals?country=${country}`)).headers['cache-control'];
  expect(await shared('CO')).toBe('public, max-age=300');
  const suppliers = { asked: 3, awaited: [], missing: ['demo3'] };
  calendar = async () => ({ ...oneDay(10_000), meta: { currency: 'USD', suppliers } });
  expect(await shared('PE')).toBeUndefined();
});

test('there is no deal where nothing flies, and a failure is not kept', async () => {
  calendar = async () => oneDay(null);
  expect(await deals('?country=CL')).toEqual([]);
  calendar = () => Promise.reject(new Error('no inventory'));
  expect((await app.inject('/air/phone-deals?country=PE')).statusCode).toBe(500);
  calendar = async () => oneDay(10_000);
  expect(await deals('?country=PE')).toHaveLength(6);
});

test('every country that can be chosen has an airport, with places to go elsewhere', () => {
  for (const country of [...COUNTRIES, 'JP', undefined]) {
    const origin = airports.airport(mainAirportOf(country));
    if (!origin) throw new Error(`${country} has no airport`);
    const places = popularPlacesFrom(origin, airports);
    expect(places.length).toBeGreaterThanOrEqual(6);
    expect(places).not.toContain(origin.code);
  }
});

test.each(['?country=colombia', '?country=co', '?language=fr', '?from=BOG'])(
  '%s is refused',
  async (query) => {
    const reply = await app.inject(`/air/phone-deals${query}`);
    expect(reply.statusCode).toBe(400);
    expect(asked).toEqual([]);
  },
);
