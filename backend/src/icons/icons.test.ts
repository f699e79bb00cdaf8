import { iconSet } from '@alisio/shared-contracts/icons';
import { z } from '@alisio/shared-contracts/zod';
import { bareServer } from '../../testing/bare-server.ts';
import { iconRoutes } from './index.ts';

/** §9: characters of an address that icons are asked for with. */
const LONGEST_URL = 500;

const app = bareServer();
iconRoutes(app);
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url, headers });
const icons = async (url: string) => z.parse(iconSet, (await get(url)).json());

test.each([
  ['tabler', 'phone,plane-departure'],
  ['circle-flags', 'co,european-union'],
])('icons of %s by name', async (prefix, names) => {
  const set = await icons(`/icons/${prefix}.json?icons=${names}`);
  expect(set.prefix).toBe(prefix);
  expect(Object.keys(set.icons).sort()).toEqual(names.split(','));
  expect(Object.values(set.icons)[0]?.body).toContain('<');
  expect(set.not_found).toBeUndefined();
});

test('names that the set does not have are told, and the others answered', async () => {
  const set = await icons('/icons/tabler.json?icons=phone,no-such-icon,constructor');
  expect(Object.keys(set.icons)).toEqual(['phone']);
  expect(set.not_found).toEqual(['no-such-icon', 'constructor']);
  expect(await icons('/icons/tabler.json?icons=no-such-icon')).toMatchObject({
    icons: {},
    not_found: ['no-such-icon'],
  });
});

test('an alias comes with the icon that it stands for', async () => {
  const { icons: found, aliases = {} } = await icons('/icons/tabler.json?icons=adjustments-cog,lamp');
  for (const { parent } of Object.values(aliases)) expect(found).toHaveProperty(parent);
});

test('a browser keeps them for a day, and is told when it has them already', async () => {
  const url = '/icons/tabler.json?icons=phone';
  const first = await get(url);
  expect(first.headers['content-type']).toContain('application/json');
  expect(first.headers['cache-control']).toBe('public, max-age=86400');
  const etag = String(first.headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await get(url, { 'if-none-match': known });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(etag);
  }
  expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  expect((await get('/icons/tabler.json?icons=plane')).headers.etag).not.toBe(etag);
});

test('the longest address that icons are asked by is answered (§9)', async () => {
  const start = '/icons/tabler.json?icons=phone';
  const url = start + ',plane'.repeat(100).slice(0, LONGEST_URL - start.length);
  expect(url).toHaveLength(500);
  expect((await get(url)).statusCode).toBe(200);
});

test.each([
  ['/icons/mdi.json?icons=phone', 404, 'not-found'],
  ['/icons/constructor.json?icons=phone', 404, 'not-found'],
  ['/icons/tabler.json', 400, 'validation'],
  ['/icons/tabler.json?icons=', 400, 'validation'],
  ['/icons/tabler.json?icons=../../package', 400, 'validation'],
  ['/icons/tabler.json?icons=phone&callback=x', 400, 'validation'],
  ['/icons/tabler.svg?icons=phone', 400, 'validation'],
  ['/icons/..%2f..%2fpackage.json?icons=phone', 400, 'validation'],
])('%s answers %i', async (url, status, kind) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(status);
  expect(reply.json().type).toBe(`/problems/${kind}`);
});
