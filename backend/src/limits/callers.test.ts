import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../testing/bare-server.ts';
import { callerNow, countedLimit, limitRequests } from './index.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = bareServer();
  await limitRequests(app);
});
afterEach(() => app.close());

test('what a handler begins knows whose request it is, and what nobody asked for is nobody’s', async () => {
  app.post('/whose', async () => {
    await setImmediate();
    return { caller: callerNow() };
  });
  const callers = await Promise.all(
    ['203.0.113.7', '198.51.100.9', '2001:db8:1:2:3::4'].map(async (address) => {
      const headers = { 'x-forwarded-for': address };
      return (await app.inject({ method: 'POST', url: '/whose', payload: { some: 'body' }, headers })).json();
    }),
  );
  expect(new Set(callers.map(({ caller }) => caller)).size).toBe(3);
  expect(callers[0]).toEqual({ caller: '203.0.113.7' });
  expect(callerNow()).toBeUndefined();
});

test('a limit of several routes together counts beside that of each', async () => {
  const shared = countedLimit(app, 'both', 3);
  for (const url of ['/one', '/other'])
    app.get(url, { onRequest: shared, config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, () => 'here');
  const status = async (url: string) => (await app.inject(url)).statusCode;
  expect([await status('/one'), await status('/one'), await status('/one')]).toEqual([200, 200, 429]);
  const refused = await app.inject('/other');
  expect([refused.statusCode, refused.json().type]).toEqual([429, '/problems/rate-limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
