import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../testing/bare-server.ts';
import { loadAirports } from '../airports/index.ts';
import { loadPlaces, placeRoutes } from './index.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = bareServer();
  placeRoutes(app, { places: loadPlaces(loadAirports()), perMinute: 100 });
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ method: 'GET', url });

test('places are found by what was typed, in the language that was asked for, hotels not among them', async () => {
  const { data, isMended } = (await get('/search/places?term=cartagena&language=en')).json();
  expect(data[0]).toMatchObject({ kind: 'city', id: '2713a', name: 'Cartagena', countryName: 'Colombia' });
  expect(isMended).toBe(false);
  expect(data.map(({ kind }: { kind: string }) => kind)).not.toContain('hotel');
});

test('what an address names is told; what is none of these is not found', async () => {
  expect((await get('/places/airport/BOG?language=es')).json()).toMatchObject({
    kind: 'airport',
    id: 'BOG',
    cityName: 'Bogotá',
    countryCode: 'CO',
  });
  for (const path of ['/places/city/zzzzz', '/places/hotel/2713a-1', '/places/area/2713a-nowhere'])
    expect((await get(path)).statusCode).toBe(404);
  expect((await get('/places/beach/2713a')).statusCode).toBe(400);
});
