import type { FastifyInstance } from 'fastify';
import { createWebEdge } from './edge.ts';
import { type ApiFixture, apiFixture } from './testing/api-fixture.ts';
import { configurationFixture } from './testing/configuration.ts';
import { type SiteFixture, siteFixture } from './testing/site-fixture.ts';

let fixture: SiteFixture;
let api: ApiFixture;
let edge: FastifyInstance;

beforeEach(async () => {
  fixture = await siteFixture();
  api = await apiFixture();
  api.answer('/configuration', (_request, response) => response.end(JSON.stringify(configurationFixture())));
  edge = await createWebEdge({ site: fixture.site, apiUrl: api.url, pay: 4001 });
});
afterEach(async () => {
  await edge.close();
  await api.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  edge.inject({ method: 'GET', url, headers: { host: 'alisio.test', ...headers } });

/** A store of which not even the names can be had. */
const breakStore = () => {
  fixture.store.list = () => Promise.reject(new Error('EIO: /srv/site/registry'));
};

test.each([
  [{}, 'es', 'Error interno del servidor', 'tel:6010000009', 'Todos los días de 8'],
  [{ cookie: 'locale=en' }, 'en', 'Internal server error', 'tel:3055550100', 'Every day from 8'],
])('a site that cannot be read is a page with status 500 (%j)', async (headers, lang, title, call, hours) => {
  breakStore();
  const { statusCode, body, headers: sent } = await get('/bogota-a-miami/results?adult=2', headers);
  expect(statusCode).toBe(500);
  expect(sent['content-type']).toMatch(/^text\/html/);
  expect(sent['content-language']).toBe(lang);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain(`href="${call}"`);
  expect(body).toContain(hours);
  expect(body).toContain('href="/bogota-a-miami/results?adult=2"');
  expect(body).toMatch(/500 Internal server error \(req-/);
  expect(body).not.toMatch(/EIO|srv|\bat .*\.ts/);
  expect(sent['content-security-policy']).toContain("default-src 'none'");
});

test('it wears the chosen theme, and does without the line that nobody told it', async () => {
  await api.close();
  breakStore();
  const dark = await get('/', { cookie: 'theme=dark' });
  expect(dark.statusCode).toBe(500);
  expect(dark.body).toMatch(/<html[^>]*data-theme="dark"/);
  expect(dark.body).not.toContain('tel:');
  expect((await get('/')).body).not.toMatch(/<html[^>]*data-theme/);
});

test('what was live stays when the site becomes unreadable', async () => {
  await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
  expect((await get('/')).statusCode).toBe(200);
  const { list } = fixture.store;
  breakStore();
  expect((await get('/')).statusCode).toBe(200);
  fixture.store.list = list;
  await fixture.store.compareAndSwap(1, 'no json');
  expect((await get('/')).statusCode).toBe(200);
});

test('before the first release there is a page that says when to come back', async () => {
  const { statusCode, body, headers } = await get('/');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBeDefined();
  expect(body).toContain('<h1>Volvemos enseguida</h1>');
});

test.each(['/%', '/a%00b', '/%E0%A4%A'])('the address %s is a page with status 400', async (url) => {
  await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
  const { statusCode, body } = await get(url, { 'accept-language': 'en' });
  expect(statusCode).toBe(400);
  expect(body).toContain('<h1>We do not understand this address</h1>');
  expect(body).not.toContain('Try again');
});

test('programs are answered in a line of text', async () => {
  const { statusCode, body, headers } = await get('/host/1.0.0-aaaaaaaa/none.js');
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toBe('Not found');
});

test('the address of internal errors has the shell, its layout and a real status', async () => {
  await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
  const { statusCode, body } = await get('/505');
  expect(statusCode).toBe(500);
  expect(body).toContain('<title>Error interno del servidor · Alisio</title>');
  expect(body).toContain('noindex');
  expect(body).toContain('main.js');
  expect(body).not.toContain('edge-nav"');
});
