import { getCarrierRoutes } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { distanceKm } from '@alisio/shared-contracts/rules';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../../testing/bare-server.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { loadAirports } from '../../airports/index.ts';
import type { Database } from '../../database/index.ts';
import { type FlightInventory, openFlightInventory } from '../flight-inventory.ts';
import { NOON, PLAIN, roundTrip } from '../testing/searches.ts';
import { carrierRouteRoutes } from './index.ts';

/** §2's airlines. */
const CARRIERS = 'AA DL QR LH KL TK LA F9 CM AV AM WN IB NK AF UA B6'.split(' ');
/** Pairs of an airline and a place whose first price is looked up in a search; each costs half a second. */
const SAMPLES = [
  ['AV', 'CO', 'BOG'],
  ['IB', 'MX', 'MEX'],
] as const;

const airports = loadAirports();
const clock = () => new Date(NOON);
let database: Database;
let inventory: FlightInventory;
let app: FastifyInstance;
let calendars: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  inventory = await openFlightInventory({ database, airports, clock });
  app = bareServer();
  calendars = [];
  await carrierRouteRoutes(app, {
    airports,
    clock,
    carrier: inventory.carrier,
    calendarOf: (carrier, payload) => {
      calendars.push(`${carrier} ${payload.from} ${payload.to}`);
      return inventory.calendarOf(carrier, payload);
    },
    patienceMs: 60_000,
    perMinute: 10_000,
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await inventory.close();
  await database.close();
});

const flown = async (carrier: string, query = '') => {
  const reply = await app.inject(`/air/carriers/${carrier}/routes${query}`);
  return { reply, answer: z.parse(getCarrierRoutes.answer, reply.json()) };
};

const missing = (): never => {
  throw new Error('no route has a price');
};

test.each(SAMPLES)(
  'a price of %s from %s is what a search of its days shows with that airline, without a stop',
  async (carrier, country, home) => {
    const { answer, reply } = await flown(carrier, `?country=${country}`);
    expect(answer.from.code).toBe(home);
    expect(reply.headers['cache-control']).toBe('public, max-age=300');
    expect(answer.isPriced).toBe(true);
    const priced = answer.routes.find(({ trip }) => trip);
    const { to, departureDate: on, returnDate: back, price } = priced?.trip ?? missing();
    const { body } = await inventory.search(
      roundTrip({ from: answer.from.code, to, on, back, travelers: { adult: 1, child: 0, infant: 0 } }),
      'es',
      PLAIN,
    );
    const { data }: { data: FlightOffer[] } = JSON.parse(body.toString());
    const own = data.filter(({ itineraries }) =>
      itineraries.every(
        ({ segments: [only, ...others] }) => others.length === 0 && only?.carrierCode === carrier,
      ),
    );
    expect(Math.min(...own.map(({ price: { intTotal } }) => intTotal.amount))).toBe(price.amount);
    const durations = own.flatMap(({ itineraries: [out] }) => (out ? [out.durationInMinutes] : []));
    expect(Math.min(...durations)).toBeGreaterThan((priced?.minutes ?? 0) * 0.8);
  },
);

test('an airline is asked for each route once, whoever asks', async () => {
  await flown('AV', '?country=CO');
  const before = calendars.length;
  const { answer } = await flown('AV', '?from=BOG&language=en');
  expect(answer.from).toEqual({ code: 'BOG', city: 'Bogotá' });
  expect(answer.instead).toBeUndefined();
  expect(calendars.length).toBe(before);
  const { answer: inPesos } = await flown('AV', '?country=CO&currency=COP');
  expect(new Set(inPesos.routes.flatMap(({ trip }) => trip?.price.currency ?? []))).toEqual(new Set(['COP']));
});

test('no route leads to another airport of the same city, or where one goes by road', async () => {
  const plain = bareServer();
  await carrierRouteRoutes(plain, {
    airports,
    clock,
    carrier: inventory.carrier,
    calendarOf: async () => ({ data: [], meta: { currency: 'USD' } }),
    patienceMs: 60_000,
    perMinute: 10_000,
  });
  const told = async (code: string, from: string) => {
    const reply = await plain.inject(`/air/carriers/${code}/routes?from=${from}`);
    return z.parse(getCarrierRoutes.answer, reply.json());
  };
  for (const code of CARRIERS) {
    const [base = ''] = inventory.carrier(code)?.bases ?? [];
    const { from, routes } = await told(code, base);
    const origin = airports.airport(from.code);
    for (const { to, city } of routes) {
      const goal = airports.airport(to);
      const km = origin && goal ? distanceKm(origin, goal) : 0;
      expect([code, to, city === from.city, km >= 150]).toEqual([code, to, false, true]);
    }
  }
  const flownByCopa = inventory.carrier('CM')?.routesFrom('PTY') ?? [];
  expect(flownByCopa.map(({ to }) => to)).toContain('BLB');
  expect((await told('CM', 'PTY')).destinations).toBeLessThan(flownByCopa.length);
  await plain.close();
});

test('every airline of the site flies, from its largest base where it does not fly from the place that was asked for', () => {
  for (const code of CARRIERS) {
    const carrier = inventory.carrier(code);
    expect([code, carrier?.routesFrom(carrier.bases[0] ?? '').length]).not.toEqual([code, 0]);
    expect(carrier?.fares.map(({ family }) => family)).toEqual(['BASIC', 'CLASSIC', 'FLEX']);
  }
  expect(inventory.carrier('ZZ')).toBeUndefined();
});

test('an answer does not wait for prices longer than a page can: it says that there are more to come', async () => {
  const slow = bareServer();
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  await carrierRouteRoutes(slow, {
    airports,
    clock,
    carrier: inventory.carrier,
    calendarOf: async (_carrier, { firstDate, days }) => {
      await waiting;
      return {
        data: Array.from({ length: days }, () => ({ date: firstDate, total: 100 })),
        meta: { currency: 'USD' },
      };
    },
    patienceMs: 1,
    perMinute: 10_000,
  });
  const ask = async () => {
    const reply = await slow.inject('/air/carriers/WN/routes?country=CO');
    return { cached: reply.headers['cache-control'], answer: z.parse(getCarrierRoutes.answer, reply.json()) };
  };
  const first = await ask();
  // Southwest flies nowhere from Bogotá.
  expect(first.answer.from.code).toBe('DEN');
  expect(first.answer.instead).toEqual({ code: 'BOG', city: 'Bogotá' });
  expect(first.answer.routes.length).toBe(6);
  expect([first.answer.isPriced, first.cached]).toEqual([false, undefined]);
  expect(first.answer.routes.every(({ trip }) => trip === null)).toBe(true);
  release();
  await waiting;
  let last = await ask();
  while (!last.answer.isPriced) last = await ask();
  expect(last.answer.routes.every(({ trip }) => trip?.price.amount === 100)).toBe(true);
  expect((await slow.inject('/air/carriers/ZZ/routes')).statusCode).toBe(404);
  await slow.close();
});
