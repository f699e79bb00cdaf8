import { addDays } from '@alisio/shared-contracts/dates';
import { getDestinationPrices } from '@alisio/shared-contracts/endpoints';
import type { FlightCalendarPayload, SupplierState } from '@alisio/shared-contracts/flights';
import { COUNTRIES } from '@alisio/shared-contracts/visitor';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../../testing/bare-server.ts';
import { loadAirports } from '../../airports/index.ts';
import { comeAgain } from '../../problems/index.ts';
import { NOON } from '../testing/searches.ts';
import { destinationPriceRoutes } from './index.ts';

const airports = loadAirports();
let app: FastifyInstance;
let asked: FlightCalendarPayload[];
/** US dollars to a place on a day; nothing where nobody flies */
let fare: (to: string, day: string) => number | undefined;
/** suppliers that do not answer */
let lacking: SupplierState | undefined;
let refusal: Error | undefined;
let atOnce: number;
let most: number;

beforeEach(async () => {
  asked = [];
  [atOnce, most] = [0, 0];
  fare = () => 100;
  [lacking, refusal] = [undefined, undefined];
  app = bareServer();
  await app.register(destinationPriceRoutes, {
    airports,
    clock: () => new Date(NOON),
    calendar: async (payload) => {
      if (refusal) throw refusal;
      asked.push(payload);
      most = Math.max(most, ++atOnce);
      await Promise.resolve();
      atOnce -= 1;
      const days = Array.from({ length: payload.days }, (_, day) => addDays(payload.firstDate, day));
      const data = days.map((date) => ({
        date,
        total: (fare(payload.to, date) ?? Number.NaN) * 100 || null,
      }));
      return { data, meta: { currency: 'USD', ...(lacking ? { suppliers: lacking } : {}) } };
    },
  });
});
afterEach(() => app.close());

const wall = async (query = '') => {
  const reply = await app.inject(`/air/destination-prices${query}`);
  expect(reply.headers['cache-control']).toBe('public, max-age=300');
  return z.parse(getDestinationPrices.answer, reply.json());
};

test('a price for each place of the wall, from where the country flies from, without that place', async () => {
  const mexico = await wall('?country=MX');
  expect(mexico.from).toBe('MEX');
  expect(mexico.data.map(({ to }) => to)).toEqual(['CTG', 'MAD', 'LIM', 'NYC', 'BOG']);
  expect((await wall('?country=US')).data.map(({ to }) => to)).toEqual(['CTG', 'MEX', 'MAD', 'LIM', 'NYC']);
  expect((await wall()).from).toBe('BOG');
});

test('the cheapest day of four weeks, with a week until the return', async () => {
  fare = (_, day) => (day === '2027-01-01' ? 80 : 120);
  const [cartagena] = (await wall('?country=CO')).data;
  const [{ firstDate, days, stayDays } = {}] = asked;
  expect({ firstDate, days, stayDays }).toEqual({ firstDate: '2026-12-05', days: 28, stayDays: 7 });
  expect(cartagena).toEqual({
    to: 'CTG',
    departureDate: '2027-01-01',
    returnDate: '2027-01-08',
    price: { amount: 8000, currency: 'USD' },
  });
});

test('all who ask at once wait for one row of calendars, one after the other', async () => {
  await Promise.all([wall('?country=CO'), wall('?country=CO'), wall()]);
  expect(asked).toHaveLength(5);
  expect(most).toBe(1);
});

test('a place that nobody flies to has no price, and the others have', async () => {
  fare = (to) => (to === 'LIM' ? undefined : 100);
  expect((await wall('?country=CO')).data.map(({ to }) => to)).toEqual(['CTG', 'MEX', 'MAD', 'NYC']);
});

test('every country that can be chosen has five places', async () => {
  for (const country of COUNTRIES) expect((await wall(`?country=${country}`)).data).toHaveLength(5);
});

test('while too much is searched at once who asks is told to come again; what is told then is kept', async () => {
  refusal = comeAgain('Too many searches at once', new Error('a thread has died'));
  const refused = await app.inject('/air/destination-prices?country=CO');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(refused.headers['cache-control']).toBeUndefined();
  expect(refused.body).not.toContain('thread');
  refusal = undefined;
  expect((await wall('?country=CO')).data).toHaveLength(5);
});

test('prices that lack a supplier are for who asked alone', async () => {
  lacking = { asked: 3, awaited: [], missing: ['demo3'] };
  const reply = await app.inject('/air/destination-prices?country=CO');
  expect(reply.json().data).toHaveLength(5);
  expect(reply.headers['cache-control']).toBeUndefined();
});
