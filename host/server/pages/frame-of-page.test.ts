import type { RouteClaim } from '@alisio/platform/sdk/registry';
import { frames, layouts } from '@alisio/platform/sdk/remote';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import type { FastifyInstance } from 'fastify';
import { createWebEdge } from '../edge.ts';
import { type ApiFixture, apiFixture } from '../testing/api-fixture.ts';
import { configurationFixture } from '../testing/configuration.ts';
import { type SiteFixture, siteFixture } from '../testing/site-fixture.ts';

const claims: RouteClaim[] = layouts.map((layout) => ({
  path: `/${layout}-page`,
  page: `p${layout}`,
  layout,
}));

let fixture: SiteFixture;
let api: ApiFixture;
let edge: FastifyInstance;
let tracking: SiteConfiguration['tracking'];
let map: SiteConfiguration['map'];

beforeEach(async () => {
  fixture = await siteFixture();
  api = await apiFixture();
  tracking = { tagManager: null, pixel: null };
  map = undefined;
  api.answer('/configuration', (_request, response) =>
    response.end(JSON.stringify(configurationFixture({ tracking, ...(map ? { map } : {}) }))),
  );
  edge = await createWebEdge({ site: fixture.site, apiUrl: api.url, pay: 4001 });
  await fixture.release(claims);
});
afterEach(async () => {
  await edge.close();
  await api.close();
});

const get = (url: string, cookie = '') =>
  edge.inject({ method: 'GET', url, headers: { host: 'localhost', accept: 'text/html', cookie } });
const skeletonIn = (body: string): string =>
  /<div id="root">(.*?)<\/div>\s*<noscript>/s.exec(body)?.[1] ?? '';

test.each(layouts)('the skeleton of %s has the parts of its frame', async (layout) => {
  const skeleton = skeletonIn((await get(`/${layout}-page`)).body);
  const { header, footer, skeleton: pieces, aside = [] } = frames[layout];
  expect(skeleton).toContain('aria-busy="true"');
  expect(skeleton.includes('edge-header')).toBe(header !== 'none');
  expect(skeleton.includes('edge-nav')).toBe(header === 'full');
  expect(skeleton.includes('edge-foot')).toBe(footer !== 'none');
  expect(skeleton.match(/edge-block|edge-card/g) ?? []).toHaveLength(pieces.length + aside.length);
});

test.each([
  ['country=CO; currency=COP', { country: 'CO', currency: 'COP' }],
  ['country=ZZ; currency=COP', { currency: 'COP' }],
  ['country=co; currency=JPY', {}],
  ['country="><script>; currency=%22', {}],
  ['', {}],
])('the cookies %j make the choices %j', async (cookie, chosen) => {
  const { body } = await get('/custom-page', cookie);
  const bootstrap = JSON.parse(/id="alisio-bootstrap">([^<]*)</.exec(body)?.[1] ?? 'null');
  expect(bootstrap.chosen).toEqual(chosen);
});

test('the page says how long it is waited for where the edge was told so', async () => {
  const told = await createWebEdge({ site: fixture.site, apiUrl: api.url, pay: 4001, remoteTimeout: 1500 });
  const { body } = await told.inject({ url: '/custom-page', headers: { host: 'localhost' } });
  await told.close();
  expect(body).toContain('"remoteTimeout":1500');
  expect((await get('/custom-page')).body).not.toContain('remoteTimeout');
});

const policyOf = async () => {
  const { headers } = await get('/custom-page');
  return { policy: String(headers['content-security-policy']), integrity: headers['integrity-policy'] };
};

test('without third parties the policy names this site alone', async () => {
  const { policy, integrity } = await policyOf();
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'; /);
  expect(policy).toContain("img-src 'self' data:; ");
  expect(policy).toContain("connect-src 'self'; ");
  expect(integrity).toBeDefined();
});

test('configured third parties add exactly their origins', async () => {
  tracking = {
    tagManager: { src: 'https://tags.test/lib/tag.js?a=1', id: 'T' },
    pixel: { src: 'https://pixel.test:8443/tr', id: 'P' },
  };
  const { policy, integrity } = await policyOf();
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/tags\.test; /);
  expect(policy).toContain("connect-src 'self' https://tags.test; ");
  expect(policy).toContain("img-src 'self' data: https://pixel.test:8443; ");
  expect(policy.match(/https:/g)).toHaveLength(3);
  expect(integrity).toBeUndefined();
});

test('maps with real tiles add the host of their style for what they ask and show, and for no script', async () => {
  map = { styleUrl: 'https://tiles.test/styles/bright.json?key=1' };
  const { policy, integrity } = await policyOf();
  expect(policy).toContain("connect-src 'self' https://tiles.test; ");
  expect(policy).toContain("img-src 'self' data: https://tiles.test; ");
  expect(policy.match(/https:/g)).toHaveLength(2);
  expect(integrity).toBeDefined();
});
