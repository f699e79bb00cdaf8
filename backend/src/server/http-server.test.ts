import { defaultLimits, Lifecycle } from '@alisio/platform/serving';
import {
  createPaymentInfo,
  findBooking,
  getSiteConfiguration,
  setFlightOrder,
  setOrder,
} from '@alisio/shared-contracts/endpoints';
import { bareServer } from '../../testing/bare-server.ts';
import { makeOffer } from '../../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { into, Visitor } from '../../testing/visitor.ts';
import { comeAgain } from '../problems/index.ts';
import { createHttpServer } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ sessionsPerMinute: 100, ordersPerMinute: 5, lookUpsPerMinute: 5 });
});
afterAll(() => api.close());

test('healthy and ready; not ready once it has been told to stop', async () => {
  expect((await api.app.inject('/healthz')).statusCode).toBe(200);
  expect((await api.app.inject('/readyz')).statusCode).toBe(200);
  const lifecycle = new Lifecycle();
  const stopping = createHttpServer({
    log: { level: 'silent' },
    lifecycle,
    limits: defaultLimits,
    isReady: async () => true,
  });
  lifecycle.stop();
  const reply = await stopping.inject('/readyz');
  await stopping.close();
  expect(reply.statusCode).toBe(503);
  expect(reply.json().type).toBe('/problems/unavailable');
});

test('the API document names every call with its problems, and a page shows it', async () => {
  const document = (await api.app.inject('/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/user/session/card/success'].post.responses['402'].description).toContain(
    'payment-declined',
  );
  expect(document.paths['/user/session/customer'].post.security).toEqual([{ session: [] }]);
  expect(document.paths['/configuration'].get.operationId).toBe(getSiteConfiguration.id);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/visitor/location',
      '/currencyExchange',
      '/graphql',
      '/icons/{file}',
      '/contact-messages',
      '/enquiries',
    ]),
  );
  expect(document.paths['/enquiries'].post.responses['429'].description).toContain('rate-limited');
  const page = await api.app.inject('/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test.each([
  ['is said to be compressed', { 'content-encoding': 'gzip' }, 415],
  ['is said to be UTF-16', { 'content-type': 'application/json; charset=utf-16' }, 415],
  ['says that it is what it is', { 'content-type': 'application/json; charset="UTF-8"' }, 404],
])('a body that %s', async (_, headers, status) => {
  const payload = JSON.stringify({ referenceId: '0000000000', email: 'lucia@ejemplo.test' });
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: findBooking.path,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  expect(statusCode).toBe(status);
});

test.each([
  '/configuration',
  '/nothing',
  '/docs',
  '/docs/static/index.css',
  '/openapi.json',
  '/user/session/order',
  '/%zz',
  `/icons/${'x'.repeat(4200)}`,
])(
  'what comes from %s may be embedded by no other site, and does nothing where it is opened',
  async (url) => {
    const { headers } = await api.app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test('what is not answered now says when to come again, and why stands in the log alone', async () => {
  const log: string[] = [];
  const app = bareServer(log);
  app.get('/busy', async () => {
    throw comeAgain('Try again in a moment', new Error('the pool has no place'));
  });
  const { statusCode, headers, body } = await app.inject('/busy');
  await app.close();
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  expect(body).not.toContain('the pool has no place');
  expect(log.join('')).toContain('the pool has no place');
});

test('the log tells routes and outcomes, and nothing of a visitor', async () => {
  const offer = makeOffer({ id: 'logged' });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.pay(await visitor.prepare(offer));
  await visitor.ask(findBooking, { referenceId: '0000000000', email: 'lucia.rivera@ejemplo.test' });
  api.app.log.info(
    { email: 'a@ejemplo.test', order: { cardToken: 'tok_x', body: { lastName: 'Rivera' } } },
    'by mistake',
  );

  // Times have so many digits that any postcode is among them one day.
  const log = api.log.join('\n').replaceAll(/"(?:time|responseTime)":[\d.]+/g, '');
  expect(log).toContain('/user/session/create-passenger');
  for (const secret of [visitor.token, 'ejemplo.test', 'Rivera', 'AB123456', '+5730', 'tok_', '110311']) {
    expect(log).not.toContain(secret);
  }
});

test('who asks for bookings too often has to wait', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) {
    const { status, problem } = await visitor.ask(findBooking, { referenceId: 'X', email: 'a@ejemplo.test' });
    statuses.push(status);
    if (status === 429) expect(problem?.type).toBe('/problems/rate-limited');
  }
  expect(statuses.at(-1)).toBe(429);
});

test('who sends orders and cards too often has to wait, whichever of the calls they take', async () => {
  const { token } = await Visitor.arrive(into(api.app));
  const sendFrom = async (visitor: string, { path }: { path: string }) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': visitor };
    return (await api.app.inject({ method: 'POST', url: path, headers, payload: {} })).statusCode;
  };
  const calls = [setOrder, setFlightOrder, createPaymentInfo];
  const statuses: number[] = [];
  for (const call of [...calls, setOrder, setFlightOrder, ...calls])
    statuses.push(await sendFrom('203.0.113.9', call));
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  for (const same of ['203.0.113.9:40001', '::ffff:203.0.113.9'])
    expect(await sendFrom(same, setOrder)).toBe(429);
  expect(await sendFrom('203.0.113.10', setOrder)).toBe(400);
});

test('a claimed address does not open another account of requests', async () => {
  const ask = (claimed: string) =>
    api.app.inject({
      method: 'POST',
      url: findBooking.path,
      // From outside of this machine: whatever it claims, it counts as itself.
      remoteAddress: '192.0.2.7',
      headers: { 'x-forwarded-for': claimed },
      payload: { referenceId: 'X', email: 'a@ejemplo.test' },
    });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await ask(`198.51.100.${i}`)).statusCode);
  expect(statuses.at(-1)).toBe(429);
});
