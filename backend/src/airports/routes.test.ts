import { airportGroup, nearbyAirport } from '@alisio/shared-contracts/airports';
import { z } from '@alisio/shared-contracts/zod';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../testing/bare-server.ts';
import { limitRequests } from '../limits/index.ts';
import { airportRoutes, loadAirports } from './index.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = bareServer();
  await app.register(airportRoutes, { airports: loadAirports(), perMinute: 1000 });
});
afterAll(() => app.close());

const get = (path: string, query: Record<string, string>) => app.inject({ method: 'GET', url: path, query });

describe('GET /search/airports', () => {
  test('answers groups with all airports of each city, in Spanish or English', async () => {
    const spanish = await get('/search/airports', { term: 'nueva york' });
    const [city] = z.parse(z.array(airportGroup), spanish.json().data);
    expect(city).toMatchObject({ cityCode: 'NYC', cityName: 'Nueva York', countryName: 'Estados Unidos' });
    expect(city?.airports.map(({ airportCode }) => airportCode)).toEqual(['NYC', 'JFK', 'EWR', 'LGA']);
    const english = await get('/search/airports', { term: 'nueva york', language: 'en' });
    expect(english.json().data[0]).toMatchObject({ cityName: 'New York', countryName: 'United States' });
  });

  test('the alternate search lists the same airports without groups', async () => {
    const flat = (await get('/search/am/airports', { term: 'londres' })).json().data;
    expect(flat.map(({ airportCode }: { airportCode: string }) => airportCode).slice(0, 3)).toEqual([
      'LON',
      'LHR',
      'LGW',
    ]);
  });

  test('says what was searched in the place of a mistyped name, and nothing where it was found', async () => {
    for (const path of ['/search/airports', '/search/am/airports']) {
      const mistyped = { term: 'nueva yrok' };
      expect((await get(path, mistyped)).json().searched).toBe('Nueva York');
      expect((await get(path, { ...mistyped, language: 'en' })).json().searched).toBe('New York');
      expect((await get(path, { term: 'nueva york' })).json()).not.toHaveProperty('searched');
    }
  });

  test('an empty list where nothing matches', async () => {
    expect((await get('/search/airports', { term: 'zzzzqqqq' })).json()).toEqual({ data: [] });
  });
});

describe('GET /airports/nearby', () => {
  test('reaches 25 km unless told otherwise, nearest first', async () => {
    const near = z.parse(
      z.array(nearbyAirport),
      (await get('/airports/nearby', { lat: '40.71', lon: '-74.0' })).json().data,
    );
    expect(near.map(({ airportCode }) => airportCode)).toEqual(expect.arrayContaining(['LGA', 'EWR', 'JFK']));
    const distances = near.map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(25);
    const far = (await get('/airports/nearby', { lat: '40.71', lon: '-74.0', distance: '120' })).json().data;
    expect(far.length).toBeGreaterThan(near.length);
  });

  test('nobody near the middle of an ocean', async () => {
    expect((await get('/airports/nearby', { lat: '0', lon: '-150' })).json()).toEqual({ data: [] });
  });
});

test('coordinates may have as many decimals as browsers write', async () => {
  const point = { lat: '40.712775912345678', lon: '-74.005972812345678' };
  const near = z.array(nearbyAirport).parse((await get('/airports/nearby', point)).json().data);
  expect(near.map(({ airportCode }) => airportCode)).toContain('LGA');
});

describe('malformed requests', () => {
  const broken: [string, Record<string, string>][] = [
    ['/search/airports', {}],
    ['/search/airports', { term: 'a'.repeat(101) }],
    ['/search/airports', { term: 'bog', language: 'xx' }],
    ['/search/airports', { term: 'bog', extra: '1' }],
    ['/search/am/airports', {}],
    ['/airports/nearby', { lat: '4' }],
    ['/airports/nearby', { lat: '91', lon: '0' }],
    ['/airports/nearby', { lat: '4', lon: '181' }],
    ['/airports/nearby', { lat: 'NaN', lon: '0' }],
    ['/airports/nearby', { lat: '1e3', lon: '0' }],
    ['/airports/nearby', { lat: '4', lon: '-74', distance: '-1' }],
    ['/airports/nearby', { lat: '4', lon: '-74', distance: '99999' }],
  ];
  test.each(broken)('%s with %p is refused', async (path, query) => {
    const reply = await get(path, query);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().type).toBe('/problems/validation');
  });

  test('any term is answered with a list or a problem', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 120 }), async (term) => {
        const reply = await app.inject(`/search/airports?term=${encodeURIComponent(term.toWellFormed())}`);
        expect([200, 400]).toContain(reply.statusCode);
      }),
      { numRuns: 80 },
    );
  });
});

test('one address searches for airports only so often in a minute, in either form', async () => {
  const busy = bareServer();
  await limitRequests(busy);
  await busy.register(airportRoutes, { airports: loadAirports(), perMinute: 2 });
  for (const path of ['/search/airports', '/search/am/airports']) {
    const answers = [];
    for (const term of ['bog', 'bogo', 'bogot'])
      answers.push(await busy.inject({ method: 'GET', url: path, query: { term } }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  }
  await busy.close();
});
