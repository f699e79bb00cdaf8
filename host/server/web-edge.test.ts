import type { RouteClaim } from '@alisio/platform/sdk/registry';
import { createWebEdge } from './edge.ts';
import { type ApiFixture, apiFixture } from './testing/api-fixture.ts';
import { edgeWhenAsked } from './testing/edge-when-asked.ts';
import { type SiteFixture, siteFixture } from './testing/site-fixture.ts';
import { untilShown } from './testing/until-shown.ts';

const head = {
  es: { title: 'Vuelos <baratos> & "más"', description: 'Busca' },
  en: { title: 'Flights', description: 'Search' },
};
const claims: RouteClaim[] = [
  { path: '/', page: 'home', layout: 'custom', head },
  { path: '/:url/results', page: 'results', layout: 'booking' },
];
const SEARCH = '/bogota-a-miami/results?from=BOG&to=MIA';

let fixture: SiteFixture;
let api: ApiFixture;

beforeEach(async () => {
  fixture = await siteFixture();
  api = await apiFixture();
});
afterEach(async () => {
  await close();
  await api.close();
});

const { begun, get, close } = edgeWhenAsked(() => ({ site: fixture.site, apiUrl: api.url, pay: 4001 }));

describe('pages', () => {
  beforeEach(() => fixture.release(claims));

  test('a claimed path carries the tags of exactly its own scripts, each pinned', async () => {
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(200);
    for (const file of [
      'main.js',
      'remoteEntry.js',
      'routes.js',
      'page-home.js',
      'texts-es.js',
      'texts-page-home-es.js',
      'shared-query.js',
    ]) {
      expect(body).toContain(`/${file}" integrity="sha384-`);
    }
    expect(body).not.toMatch(/page-results(-es)?\.js" integrity/);
  });

  test('an address that its page does not know is a 404 of the shell, and the remote stays at home', async () => {
    const known = { url: ['*-a-*'] };
    await fixture.release(claims.map((one) => (one.page === 'results' ? { ...one, known } : one)));
    for (const [url, status] of [
      [SEARCH, 200],
      ['/nueva-york-a-miami/results', 200],
      ['/asdf/results', 404],
      ['/%3Cb%3E-a-x/results?from=BOG&to=MIA', 404],
    ] as const) {
      expect([url, (await get(url)).statusCode]).toEqual([url, status]);
    }
    const { body } = await get('/asdf/results');
    expect(body).toContain('noindex');
    expect(body).not.toMatch(/rel="preload"[^>]*remoteEntry/);
    expect(body).not.toContain('alisio-first-data');
  });

  test('an unclaimed path is a 404 with the shell and without any remote', async () => {
    const { statusCode, body } = await get('/nada');
    expect(statusCode).toBe(404);
    expect(body).toContain('main.js');
    expect(body).toContain('noindex');
    expect(body).not.toMatch(/rel="preload"[^>]*remoteEntry/);
  });

  test('a shared page has a title, an address and a picture, which is there', async () => {
    const { body } = await get('/');
    expect(body).toContain('<meta property="og:url" content="http://localhost/">');
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(body).toContain('<meta property="og:image" content="http://localhost/social-card.png">');
    const picture = await get('/social-card.png');
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  test('metadata is escaped, and the canonical link has no query', async () => {
    const { body } = await get('/?utm_source="><script>alert(1)</script>');
    expect(body).toContain('Vuelos &lt;baratos&gt; &amp; &quot;más&quot;');
    expect(body).toContain('rel="canonical" href="http://localhost/"');
    expect(body).not.toContain('alert(1)');
  });

  test.each([
    [{}, 'es'],
    [{ 'accept-language': 'en-US,en;q=0.9,es;q=0.8' }, 'en'],
    [{ 'accept-language': 'fr,de' }, 'es'],
    [{ 'accept-language': 'en;q=0.2,es-MX;q=0.7' }, 'es'],
    [{ 'accept-language': 'en', cookie: 'locale=es' }, 'es'],
    [{ cookie: 'a=b; locale=en' }, 'en'],
    [{ cookie: 'locale="><b>' }, 'es'],
  ])('language of %j is %s', async (headers, language) => {
    expect((await get('/', headers)).body).toContain(`<html lang="${language}" dir="ltr"`);
  });

  test('a page of before a language came has title and texts of the default one in it', async () => {
    await fixture.release([{ path: '/', page: 'home', layout: 'custom', head: { es: head.es } }]);
    const { body } = await get('/', { 'accept-language': 'en' });
    expect(body).toContain('<html lang="en"');
    expect(body).toContain('<title>Vuelos &lt;baratos&gt;');
    expect(body).toMatch(/remotes\/mf-a\/[^"]*\/texts-es\.js" integrity/);
  });

  test('a chosen theme is on the page from its first byte', async () => {
    expect((await get('/', { cookie: 'theme=dark' })).body).toMatch(/<html[^>]*data-theme="dark"/);
    expect((await get('/', { cookie: 'theme=pink' })).body).not.toMatch(/<html[^>]*data-theme/);
  });

  test('a policy without eval, with a nonce of this answer alone, and the pay origin as the one frame', async () => {
    const policies = await Promise.all([get('/'), get('/')]);
    const [one, other] = policies.map(({ headers }) => String(headers['content-security-policy']));
    expect(one).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'/);
    expect(one).toContain('frame-src http://localhost:4001');
    expect(one).toContain("frame-ancestors 'none'");
    expect(one).not.toContain('unsafe-eval');
    expect(one).not.toBe(other);
  });

  test('the page is sent compressed to browsers that take it, and says what it depends on', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(String(headers.vary)).toContain('accept-encoding');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('a release is live without a restart', async () => {
    expect((await get('/nuevo')).statusCode).toBe(404);
    await fixture.release([...claims, { path: '/nuevo', page: 'nuevo', layout: 'custom' }]);
    await untilShown(await begun(), fixture.site);
    const { statusCode, body } = await get('/nuevo');
    expect(statusCode).toBe(200);
    expect(body).toContain('page-nuevo.js');
  });
});

test('before the first release the site says that it is not ready', async () => {
  expect((await get('/')).statusCode).toBe(503);
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/readyz')).statusCode).toBe(503);
});

describe('addresses', () => {
  const moved = {
    '/buenos-aires-a-miami/*': '/buenosaires-a-miami/*',
    '/buenos-aires-a-miami': '/buenosaires-a-miami/results?from=BUE&to=MIA',
    '/buenosaires-a-miami': '/buenosaires-a-miami/results?from=BUE&to=MIA',
  };
  beforeEach(() => fixture.release(claims.map((one) => (one.page === 'results' ? { ...one, moved } : one))));

  test.each([
    ['/bogota-a-miami/results/?adult=2', '/bogota-a-miami/results?adult=2'],
    ['//bogota-a-miami///results?q=a/', '/bogota-a-miami/results?q=a/'],
    ['//evil.example/', '/evil.example'],
    ['/a%2Fb/?q=%2F%2F&r=a//b/', '/a%2Fb?q=%2F%2F&r=a//b/'],
    ['/%2F%2Fevil.example//', '/%2F%2Fevil.example'],
    ['///?a=1', '/?a=1'],
    ['/buenos-aires-a-miami/results?adult=2', '/buenosaires-a-miami/results?adult=2'],
    ['/buenos-aires-a-miami', '/buenosaires-a-miami/results?from=BUE&to=MIA'],
    ['/buenosaires-a-miami?utm_source=a', '/buenosaires-a-miami/results?utm_source=a&from=BUE&to=MIA'],
  ])('%s moves to %s', async (from, to) => {
    const { statusCode, headers } = await get(from);
    expect(statusCode).toBe(308);
    expect(headers.location).toBe(to);
  });

  test('what has moved is asked for anew each time: a release that is taken back takes it along', async () => {
    expect((await get('/buenos-aires-a-miami')).headers['cache-control']).toBe('no-cache');
  });

  test('what has moved is told by the release that is live, and by no page', async () => {
    expect((await get('/')).body).not.toContain('buenos-aires');
    await fixture.release(claims);
    await untilShown(await begun(), fixture.site);
    expect((await get('/buenos-aires-a-miami')).statusCode).toBe(404);
  });

  test('where an old address leads to there is a page', async () => {
    const { headers } = await get('/buenos-aires-a-miami');
    expect((await get(String(headers.location))).statusCode).toBe(200);
  });

  test.each([
    '/%2e%2e/%2e%2e/etc/passwd',
    '/host/%2e%2e/secret.txt',
    '/host/..%2fsecret.txt',
    '/remotes/..%5c..%5csecret.txt',
    '/%00',
    '/a%00b',
    '/%E0%A4%A',
    '/%',
    '/%zz/results',
    '/a\\b',
    '/a%0d%0aset-cookie:x=1',
    '/host/1.0.0-aaaaaaaa/',
    '/host/1.0.0-aaaaaaaa/none.js',
    '/host/%',
    '/api/%',
    '/remotes/%E0%A4%A',
  ])('%s is refused or not found, never an error of ours', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('an endless address is refused', async () => {
    const { statusCode } = await get(`/${'a'.repeat(20_000)}`);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });

  test.each(['evil"><script>', 'a b'])('a host named %j is refused', async (host) => {
    expect((await get('/', { host })).statusCode).toBe(400);
  });
});

/** What every answer carries, by its name; to lose one of them must be a decision. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), usb=(), payment=(self), geolocation=(self)',
};

test.each([
  ['a page', '/', 200],
  ['a page that nobody claims', '/nada', 404],
  ['an address that cannot be read', '/%', 400],
  ['a released file', '/host/1.0.0-aaaaaaaa/main.js', 200],
  ['a file that is not there', '/host/1.0.0-aaaaaaaa/none.js', 404],
  ['a redirect', '/bogota-a-miami/results/', 308],
  ['an answer of the API', '/api/configuration', 404],
  ['the versions that are live', '/live.json', 200],
  ['the operators’ page', '/_operators', 401],
  ['the health', '/healthz', 200],
])('%s says what browsers may do with it', async (_, url, status) => {
  await fixture.release(claims);
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(EVERYWHERE);
});

test('over https a page is asked for over https from then on, and in nobody’s frame', async () => {
  await fixture.release(claims);
  const behind = await createWebEdge({ site: fixture.site, apiUrl: api.url, pay: 4001, trustedHops: 1 });
  const { headers } = await behind.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBe('max-age=15552000');
  expect(headers['x-frame-options']).toBe('DENY');
  await behind.close();
});

describe('released files', () => {
  const file = '/host/1.0.0-aaaaaaaa/main.js';

  test.each([
    ['br, gzip', 'br', 'main.br'],
    ['gzip', 'gzip', 'main.gz'],
    ['identity', undefined, 'main'],
  ])('to %s comes %s', async (accepted, encoding, body) => {
    const answer = await get(file, { 'accept-encoding': accepted });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.body).toBe(body);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toContain('immutable');
  });
});

describe('the API below /api', () => {
  test('has its prefix taken off and learns the address from the socket alone', async () => {
    api.answer('/search/airports', (_request, response) => response.end('{"data":[]}'));
    const { body } = await get('/api/search/airports?term=bo', {
      'x-forwarded-for': '9.9.9.9',
      forwarded: 'for=9.9.9.9',
    });
    expect(body).toBe('{"data":[]}');
    expect(api.seen[0]?.url).toBe('/search/airports?term=bo');
    expect(api.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(api.seen[0]?.headers.forwarded).toBeUndefined();
  });

  test.each([
    ['192.0.2.51:40001', '192.0.2.51'],
    ['junk0', '127.0.0.1'],
  ])('learns of %s, which a proxy in front passes on, as %s', async (passedOn, address) => {
    api.answer('/search/airports', (_request, response) => response.end('{"data":[]}'));
    const behind = await createWebEdge({ site: fixture.site, apiUrl: api.url, pay: 4001, trustedHops: 1 });
    await behind.inject({ url: '/api/search/airports', headers: { 'x-forwarded-for': passedOn } });
    expect(api.seen.find(({ url }) => url === '/search/airports')?.headers['x-forwarded-for']).toBe(address);
    await behind.close();
  });

  test('is a 502 problem while nobody answers', async () => {
    await api.close();
    const { statusCode, headers, json } = await get('/api/search/airports');
    expect(statusCode).toBe(502);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(json()).toMatchObject({ status: 502 });
  });
});

describe('what the edge keeps of the API', () => {
  beforeEach(() => fixture.release(claims));

  test('a client configuration that is no JSON breaks no page', async () => {
    api.answer('/configuration', (_request, response) => response.end('<html>not json'));
    expect((await get('/')).statusCode).toBe(200);
  });
});
