import type { FlightCalendarPayload } from '@alisio/shared-contracts/flights';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../../testing/bare-server.ts';
import { loadAirports } from '../../airports/index.ts';
import { NOON } from '../testing/searches.ts';
import { tripPriceRoutes } from './index.ts';

const airports = loadAirports();
let app: FastifyInstance;
let asked: FlightCalendarPayload[];
beforeEach(async () => {
  asked = [];
  app = bareServer();
  await tripPriceRoutes(app, {
    airports,
    clock: () => new Date(NOON),
    calendar: async (payload) => {
      asked.push(payload);
      const date = payload.firstDate;
      return {
        data: [{ date, total: payload.to === 'LIM' ? null : 6800 }],
        meta: { currency: payload.currencyCode },
      };
    },
    perMinute: 1000,
  });
});
afterEach(() => app.close());

const price = async (query: string) => (await app.inject(`/air/trip-price?${query}`)).json();

test('a trip begins at the main airport of who asks, or where the text says', async () => {
  const { from, trip } = await price('to=CTG&country=MX');
  expect([from, trip.to, trip.price]).toEqual(['MEX', 'CTG', { amount: 6800, currency: 'USD' }]);
  expect(await price('to=CTG&from=MDE&country=MX')).toMatchObject({ from: 'MDE', city: 'Medellín' });
});

test('a price is in the currency that the search of its days is asked for, and kept for each', async () => {
  for (const currency of ['COP', 'EUR', 'COP']) {
    expect((await price(`to=CTG&country=MX&currency=${currency}`)).trip.price).toEqual({
      amount: 6800,
      currency,
    });
  }
  expect(asked.map(({ currencyCode }) => currencyCode)).toEqual(['COP', 'EUR']);
  const { data } = (await app.inject('/air/trip-prices?to=CTG&country=CO&currency=COP')).json();
  expect(data[0].trip.price.currency).toBe('COP');
});

test('who asks again is told what is known', async () => {
  await Promise.all([price('to=CTG&country=MX'), price('to=CTG&country=MX')]);
  await price('to=CTG&from=MEX');
  expect(asked).toHaveLength(1);
});

test('where too many prices wait to be looked up, more are told without one at once, and may ask again', async () => {
  const goals = airports.airports.map(({ code }) => code).slice(0, 80);
  const answers = goals.map(async (to) => (await app.inject(`/air/trip-price?to=${to}&from=BOG`)).headers);
  const whole = (await Promise.all(answers)).filter((headers) => headers['cache-control'] !== undefined);
  expect(whole.length).toBeGreaterThanOrEqual(61);
  expect(whole.length).toBeLessThan(goals.length);
});

test('a place is told from several cities around who asks, by their names, without itself and those that nobody flies from', async () => {
  const cities = async (query: string) =>
    (await app.inject(`/air/trip-prices?${query}`)).json().data.map(({ city }: { city: string }) => city);
  const aroundColombia = ['Bogotá', 'Medellín', 'Ciudad de Panamá', 'Miami'];
  expect(await cities('to=CTG&country=CO')).toEqual(aroundColombia);
  expect(await cities('to=LIS&country=ES&language=en')).toEqual(['Madrid', 'Barcelona', 'Paris', 'London']);
  expect(await cities('to=CTG&country=JP')).toEqual(aroundColombia);
  expect(await cities('to=LIM&country=CO')).toEqual([]);
});

test.each(['to=BOG&country=CO', 'to=LIM', 'to=ZZZ', 'to=CTG&from=ZZZ'])(
  'who is there already, or cannot fly there, is told no price: %s',
  async (query) => {
    expect((await price(query)).trip).toBeNull();
  },
);
