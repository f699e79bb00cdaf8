import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../testing/bare-server.ts';
import { type LocationService, localLocation, visitorRoutes } from './index.ts';

const log: string[] = [];
const open: FastifyInstance[] = [];
afterAll(() => Promise.all(open.map((app) => app.close())));

function serve(location: LocationService, allowedCurrencies = ['USD', 'COP', 'MXN', 'EUR']): FastifyInstance {
  const app = bareServer(log);
  visitorRoutes(app, { location, allowedCurrencies });
  open.push(app);
  return app;
}

const locate = async (app: FastifyInstance, from: string, languages?: string) =>
  app.inject({
    url: '/visitor/location',
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': from, ...(languages ? { 'accept-language': languages } : {}) },
  });

describe('with the data on this machine', () => {
  const app = serve(localLocation());

  test.each([
    ['190.24.0.1', 'CO', 'COP'],
    ['200.57.1.1', 'MX', 'MXN'],
    ['2800:484::1', 'CO', 'COP'],
    ['::ffff:190.24.0.1', 'CO', 'COP'],
    ['8.8.8.8', 'US', 'USD'],
  ])('an address tells country and currency: %s', async (address, country, currency) => {
    const reply = await locate(app, address, 'de-DE');
    expect(reply.json()).toEqual({ country, currency });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('a country whose currency cannot be chosen, or is not known, sees US dollars', async () => {
    expect((await locate(app, '200.160.0.8', 'pt-PT')).json()).toEqual({ country: 'BR', currency: 'USD' });
    expect((await locate(app, '133.11.0.1')).json()).toEqual({ country: 'JP', currency: 'USD' });
  });

  test.each(['127.0.0.1', '192.168.1.1', '10.0.0.7', '::1', 'fe80::1', 'nonsense'])(
    'at %s the language of the browser tells',
    async (address) => {
      const colombian = await locate(app, address, 'es-CO,es;q=0.9,en-US;q=0.8');
      expect(colombian.json()).toEqual({ country: 'CO', currency: 'COP' });
      expect((await locate(app, address, 'es')).json()).toEqual({ country: null, currency: 'USD' });
      expect((await locate(app, address)).json()).toEqual({ country: null, currency: 'USD' });
    },
  );

  test('only the web edge on this machine is believed about an address', async () => {
    const reply = await app.inject({
      url: '/visitor/location',
      remoteAddress: '8.8.8.8',
      headers: { 'x-forwarded-for': '190.24.0.1' },
    });
    expect(reply.json()).toEqual({ country: 'US', currency: 'USD' });
  });
});

test('a service that fails is told as unavailable, and the log names no address', async () => {
  const app = serve({ countryOf: () => Promise.reject(new Error('the location service gave no country')) });
  const reply = await locate(app, '190.24.0.1', 'es-CO');
  expect(reply.statusCode).toBe(503);
  expect(reply.json().type).toBe('/problems/unavailable');
  expect(log.join()).toContain('location look-up failed');
  expect(log.join()).toContain('gave no country');
  expect(log.join()).not.toContain('190.24');
});

test('a service is not asked about addresses without a place', async () => {
  const asked: string[] = [];
  const app = serve({
    countryOf: async (address) => {
      asked.push(address);
      return null;
    },
  });
  await locate(app, '192.168.0.4', 'es-CO');
  expect((await locate(app, '190.24.0.1', 'es-MX')).json()).toEqual({ country: 'MX', currency: 'MXN' });
  expect(asked).toEqual(['190.24.0.1']);
});
