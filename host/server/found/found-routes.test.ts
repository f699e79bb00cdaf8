import type { RouteClaim } from '@alisio/platform/sdk/registry';
import { type EdgeFixture, edgeFixture } from '../testing/edge-fixture.ts';

const head = {
  es: { title: 'Destinos', description: 'Guías' },
  en: { title: 'Destinations', description: 'Guides' },
};
const claims: RouteClaim[] = [
  { path: '/', page: 'home', layout: 'custom', listed: true },
  { path: '/us/hotel/:place', page: 'place', layout: 'custom', listed: { place: ['aruba', 'PuntaCana'] } },
  { path: '/:url/results', page: 'results', layout: 'booking' },
  {
    path: '/destinations',
    page: 'section',
    layout: 'custom',
    listed: '/content/addresses',
    feed: '/content/sections/destinations',
    head,
  },
  { path: '/destinations/:article', page: 'text', layout: 'custom', listed: '/content/addresses' },
  { path: '/drafts/:token', page: 'draft', layout: 'custom', listed: false },
];
const both = (path: string) => ({ es: path, en: path });
const told = [
  { addresses: both('/destinations'), updated: '2026-11-20' },
  {
    addresses: { es: '/destinations/lima-es', en: '/destinations/lima-en' },
    updated: '2026-10-01',
    poster: 'SCQ',
  },
  // Of another page, and of none.
  { addresses: both('/a-a-b/results') },
  { addresses: both('/nowhere') },
];
const card = {
  id: 'lima',
  title: 'Lima',
  lead: 'A pie.',
  published: '2026-09-14',
  updated: '2026-10-01',
  poster: 'lima',
};

let site: EdgeFixture;
beforeEach(async () => {
  site = await edgeFixture();
  await site.site.release(claims);
  site.api.answer('/content/addresses', (_request, response) => response.end(JSON.stringify({ data: told })));
  site.api.answer('/content/sections/destinations', ({ url = '' }, response) => {
    const language = new URL(url, 'http://api').searchParams.get('language');
    response.end(JSON.stringify({ data: [{ ...card, href: `/destinations/lima-${language}` }] }));
  });
});
afterEach(() => site.close());

const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
const HERE = 'http://localhost';

test('the index names a sitemap of claims and one for each call that claims name', async () => {
  const { body, headers } = await site.get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
  expect(locs(body)).toEqual([`${HERE}/sitemaps/site.xml`, `${HERE}/sitemaps/content.xml`]);
  expect(body).toContain('content.xml</loc><lastmod>2026-11-20</lastmod>');
});

test('pages that claims list stand there since their release is live, and no other does', async () => {
  const { body } = await site.get('/sitemaps/site.xml');
  expect(locs(body).filter((loc) => !loc?.includes('locale'))).toEqual([
    `${HERE}/`,
    `${HERE}/us/hotel/aruba`,
    `${HERE}/us/hotel/PuntaCana`,
  ]);
  expect(body).toContain('<lastmod>2026-11-21</lastmod>');
});

test('of what the API tells only addresses of those very pages are listed', async () => {
  const { body } = await site.get('/sitemaps/content.xml');
  expect(locs(body)).toEqual([
    `${HERE}/destinations`,
    `${HERE}/destinations?locale=en`,
    `${HERE}/destinations/lima-es`,
    `${HERE}/destinations/lima-en?locale=en`,
  ]);
});

test('a remote that is switched off is not looked for', async () => {
  await site.site.change((live) => {
    const track = live.remotes['mf-a'];
    const disabled = { since: '2026-11-22T00:00:00.000Z', by: 'test' };
    return track && { ...live, remotes: { 'mf-a': { ...track, disabled } } };
  });
  expect(locs((await site.get('/sitemap.xml')).body)).toEqual([`${HERE}/sitemaps/site.xml`]);
  expect(locs((await site.get('/sitemaps/site.xml')).body)).toEqual([]);
  expect((await site.get('/feeds/destinations.xml')).statusCode).toBe(404);
});

test.each(['/sitemaps/nothing.xml', '/sitemaps/../content.xml', '/sitemaps/', '/feeds/us.xml', '/feeds/'])(
  '%s is not there',
  async (url) => {
    expect((await site.get(url)).statusCode).toBe(404);
  },
);

test('while the API does not tell, nobody is told that there is nothing', async () => {
  for (const path of ['/content/addresses', '/content/sections/destinations']) {
    site.api.answer(path, (_request, response) => response.writeHead(500).end());
  }
  for (const url of ['/sitemaps/content.xml', '/feeds/destinations.xml']) {
    const { statusCode, headers } = await site.get(url);
    expect([url, statusCode]).toEqual([url, 503]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await site.get('/sitemap.xml')).statusCode).toBe(200);
});

test('robots are told what to leave alone, and where the sitemap is, by the name that they came by', async () => {
  const { body, headers } = await site.get('/robots.txt', { host: '127.0.0.1' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n').filter((line) => line.startsWith('Disallow'))).toEqual([
    'Disallow: /_operators',
    'Disallow: /api/',
    'Disallow: /booking/',
    'Disallow: /*/booking/',
    'Disallow: /user/',
    'Disallow: /drafts/',
  ]);
  expect(body).toContain('\nSitemap: http://127.0.0.1/sitemap.xml\n');
});

test('a list has a feed in each language, which its page names', async () => {
  for (const [language, query] of [
    ['es', ''],
    ['en', '?locale=en'],
  ] as const) {
    const page = await site.get(`/destinations${query}`, { 'accept-language': language });
    const [, title, href = ''] =
      /<link rel="alternate" type="application\/atom\+xml" title="([^"]*)" href="([^"]*)">/.exec(page.body) ??
      [];
    expect(title).toBe(head[language].title);
    expect(href).toBe(`${HERE}/feeds/destinations.xml${query}`);
    // What it says follows from its address alone: it may be kept for all.
    const feed = await site.get(href.slice(HERE.length), { 'accept-language': 'en', cookie: 'locale=en' });
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(feed.headers['cache-control']).toMatch(/^public/);
    expect(feed.body).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`);
    expect(feed.body).toContain(`${HERE}/destinations/lima-${language}${query}`);
  }
  expect((await site.get('/')).body).not.toContain('application/atom+xml');
});
