import { readSettings } from '../settings.ts';
import { basic, KEY, look, type OperatorsSite, operatorsSite } from '../testing/operators-site.ts';
import { oneTimeKey } from './operator-gate.ts';

const CLAIMS = [{ path: '/a', page: 'home', layout: 'custom' }] as const;

let site: OperatorsSite;
beforeEach(async () => {
  site = await operatorsSite();
});
afterEach(() => site.close());

test.each([
  ['on this machine', {}, {}],
  ['on this machine, under a name of it', { headers: { host: 'localhost:3000' } }, {}],
  ['through a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }, {}],
  ['behind a trusted proxy', {}, { trustedHops: 1 }],
  ['from another machine', { remoteAddress: '192.0.2.7' }, {}],
])('without a key nobody is let in for where they ask from: %s', async (_, request, options) => {
  await site.fixture.release(CLAIMS);
  const reply = await look(await site.start({ ...options, operatorKey: undefined }), request);
  expect(reply.statusCode).toBe(401);
  expect(reply.body).not.toContain('mf-a');
  expect(site.api.seen.map(({ url }) => url).join()).not.toContain('/reports');
});

test('a key of one start is long, and another each time', () => {
  const keys = new Set(Array.from({ length: 20 }, oneTimeKey));
  expect(keys.size).toBe(20);
  for (const key of keys) expect(key.length).toBeGreaterThanOrEqual(32);
});

test.each(['/%5foperators', '/%5Foperators', '/_%6fperators', '/_operators%2f'])(
  '%s, which a proxy in front may not take for the page, is not the page',
  async (url) => {
    await site.fixture.release(CLAIMS);
    const reply = await look(await site.start(), {}, url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('Operación');
  },
);

describe('with a key', () => {
  test('it is the password, whoever the user is, and opens the summary of the API too', async () => {
    await site.fixture.release(CLAIMS);
    const edge = await site.start({ operatorKey: KEY, trustedHops: 1 });
    const request = { remoteAddress: '192.0.2.7', headers: { host: 'shop.example', ...basic(`ana:${KEY}`) } };
    expect((await look(edge, request)).statusCode).toBe(200);
    const asked = site.api.seen.find(({ url }) => url === '/reports/summary');
    expect(asked?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  test.each([
    {},
    basic('ana:wrong'),
    basic(KEY),
    basic(`${KEY}:`),
    basic(`ana:${KEY}x`),
    { authorization: `Bearer ${KEY}` },
    { authorization: 'Basic' },
  ])('%j is asked for it, on this machine too', async (headers) => {
    await site.fixture.release(CLAIMS);
    const reply = await look(await site.start({ operatorKey: KEY }), { headers });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['www-authenticate']).toMatch(/^Basic /);
    expect(reply.body).not.toContain('mf-a');
    expect(site.api.seen.map(({ url }) => url).join()).not.toContain('/reports');
  });
});

test('an edge of another site’s releases has no operators’ page, unless somebody names its key', async () => {
  const other = { RELEASE_STORE: 'https://alisio.example', OPERATOR_KEY: '' };
  const { operatorKey } = readSettings(other);
  expect(operatorKey).toBe(false);
  expect(readSettings({ ...other, OPERATOR_KEY: KEY }).operatorKey).toBe(KEY);
  await site.fixture.release(CLAIMS);
  const edge = await site.start({ operatorKey });
  for (const headers of [{}, basic('ana:'), basic('ana:false')]) {
    const { statusCode, body } = await look(edge, { headers });
    expect([statusCode, body.includes('mf-a')]).toEqual([404, false]);
  }
});

test('a key that can be guessed is refused at the start', () => {
  expect(readSettings({ OPERATOR_KEY: KEY }).operatorKey).toBe(KEY);
  expect(readSettings({ OPERATOR_KEY: '' }).operatorKey).toBeUndefined();
  expect(() => readSettings({ OPERATOR_KEY: 'secret' })).toThrow(
    'OPERATOR_KEY must have 16 characters or more.',
  );
});
