import { createWebEdge } from '../edge.ts';
import { type ApiFixture, apiFixture } from '../testing/api-fixture.ts';
import { type SiteFixture, siteFixture } from '../testing/site-fixture.ts';
import type { SiteAddress } from './origins.ts';

let fixture: SiteFixture;
let api: ApiFixture;
beforeEach(async () => {
  fixture = await siteFixture();
  await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
  api = await apiFixture();
});
afterEach(() => api.close());

const ask = async (address: SiteAddress, headers: Record<string, string>, url = '/') => {
  const named = await createWebEdge({
    site: fixture.site,
    apiUrl: api.url,
    pay: 4001,
    address,
    trustedHops: 1,
  });
  const reply = await named.inject({ url, headers });
  await named.close();
  return reply;
};
const linksOf = ({ body, headers }: Awaited<ReturnType<typeof ask>>) => [
  /rel="canonical" href="([^"]*)"/.exec(body)?.[1],
  /property="og:url" content="([^"]*)"/.exec(body)?.[1],
  /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1],
];
const SITE = { link: 'https://alisio.example' };

test.each([
  [{ host: 'evil.example' }],
  [{ host: 'localhost.evil.example' }],
  [{ host: 'localhost', 'x-forwarded-host': 'evil.example' }],
  [{ host: '10.0.0.7:3000' }],
])('%j is none of it: it is said nowhere, on pages and calls alike', async (headers) => {
  for (const address of [{}, SITE, { hosts: ['www.alisio.example'] }]) {
    for (const url of ['/', '/api/configuration', '/live.json', '/nada']) {
      const reply = await ask(address, headers, url);
      expect(reply.statusCode).toBe(421);
      expect(`${reply.body}${JSON.stringify(reply.headers)}`).not.toMatch(/evil|10\.0\.0\.7/);
    }
  }
  expect((await ask({}, headers, '/healthz')).statusCode).toBe(200);
});

test.each(['localhost:99999', 'localhost:65536', 'alisio.example:70000', '[::1::]', '[:]:80'])(
  '%s is no name of a host',
  async (host) => {
    for (const address of [{}, SITE, { hosts: ['alisio.example'] }]) {
      for (const url of ['/', '/api/configuration', '/live.json', '/nada']) {
        expect((await ask(address, { host }, url)).statusCode).toBe(400);
      }
    }
  },
);

test.each([
  'localhost',
  'LOCALHOST:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  'alisio.example',
  'www.alisio.example',
])('a site that has an address links to it alone, asked as %s too', async (host) => {
  const reply = await ask({ ...SITE, hosts: ['www.alisio.example'] }, { host });
  expect(linksOf(reply)).toEqual([
    'https://alisio.example/',
    'https://alisio.example/',
    'https://alisio.example:4001',
  ]);
});

test('one that has none links to the allowed name that it was asked by', async () => {
  expect(linksOf(await ask({ hosts: ['shop.example'] }, { host: 'shop.example:8080' }))).toEqual([
    'http://shop.example:8080/',
    'http://shop.example:8080/',
    'http://shop.example:4001',
  ]);
});

test.each([
  'http://evil.example/',
  'junk value',
  ',',
  '1',
  'file',
  'https,',
  'http, evil',
  'HTTPS',
  'javascript',
])('a scheme of %j is refused with a problem, on pages and calls alike', async (scheme) => {
  for (const address of [{}, SITE]) {
    for (const url of ['/', '/api/configuration', '/live.json', '/nada']) {
      const reply = await ask(address, { host: 'localhost', 'x-forwarded-proto': scheme }, url);
      expect([reply.statusCode, reply.json().type]).toEqual([400, '/problems/malformed-request']);
      expect(`${reply.body}${JSON.stringify(reply.headers)}`).not.toContain('evil');
    }
  }
});

test.each(['https', 'junk, https'])('the proxy in front says the scheme: %j', async (scheme) => {
  expect(linksOf(await ask({}, { host: 'localhost', 'x-forwarded-proto': scheme }))).toEqual([
    'https://localhost/',
    'https://localhost/',
    'https://localhost:4001',
  ]);
});
