import { createWebEdge } from '../edge.ts';
import { type ApiFixture, apiFixture } from '../testing/api-fixture.ts';
import { configurationFixture } from '../testing/configuration.ts';
import { edgeWhenAsked } from '../testing/edge-when-asked.ts';
import { type SiteFixture, siteFixture } from '../testing/site-fixture.ts';

/** The fallback is the line of every page on which nothing is known of the visitor, whatever its language. */
const contactNumbers = {
  mainEn: '305 555 0100',
  mainEs: '601 000 0009',
  mainLine: '601 000 0000',
  helpline: '4',
};

let fixture: SiteFixture;
let api: ApiFixture;

beforeEach(async () => {
  fixture = await siteFixture();
  api = await apiFixture();
  api.answer('/configuration', (_request, response) =>
    response.end(JSON.stringify(configurationFixture({ contactNumbers }))),
  );
});
afterEach(async () => {
  await close();
  await api.close();
});

const { begun, get, close } = edgeWhenAsked(
  () => ({ site: fixture.site, apiUrl: api.url, pay: 4001 }),
  'text/html,*/*;q=0.8',
);

/** A store of which nothing can be had. @returns mends it */
const breakStore = () => {
  const { list, read, readUnless } = fixture.store;
  const fail = () => Promise.reject(new Error('EIO: /srv/site/registry'));
  Object.assign(fixture.store, { list: fail, read: fail, readUnless: fail });
  return () => Object.assign(fixture.store, { list, read, readUnless });
};

test.each([
  [
    {},
    'es',
    'Error interno del servidor',
    'tel:6010000000',
    'Todos los días de 8 a. m. GMT-\u20605 a 10 p. m. GMT-\u20605<',
  ],
  [
    { cookie: 'locale=en' },
    'en',
    'Internal server error',
    'tel:6010000000',
    'Every day from 8 AM GMT-\u20605 to 10 PM GMT-\u20605<',
  ],
])('a site that cannot be read is a page with status 500 (%j)', async (headers, lang, title, call, hours) => {
  breakStore();
  const { statusCode, body, headers: sent } = await get('/bogota-a-miami/results?adult=2', headers);
  expect(statusCode).toBe(500);
  expect(sent['content-type']).toMatch(/^text\/html/);
  expect(sent['content-language']).toBe(lang);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain(`href="${call}"`);
  expect(body.replaceAll(/\s/g, ' ')).toContain(hours);
  expect(body).toContain('href="/bogota-a-miami/results?adult=2"');
  // By which the log's lines of it are found.
  expect(body).toContain(`500 Internal server error (${sent['x-request-id']})`);
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
  const mend = breakStore();
  expect((await get('/')).statusCode).toBe(200);
  mend();
  await fixture.store.compareAndSwap(1, 'no json');
  expect((await get('/')).statusCode).toBe(200);
});

test('before the first release there is a page that says when to come back', async () => {
  const { statusCode, body, headers } = await get('/');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBeDefined();
  expect(body).toContain('<h1>Volvemos enseguida</h1>');
});

test('asked by another name there is a page that says so, with the way to the site where that is known', async () => {
  await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
  const unknown = await get('/', { host: 'shop.example' });
  expect([unknown.statusCode, unknown.body.includes('<h1>Aquí no es</h1>')]).toEqual([421, true]);
  expect(unknown.body).not.toContain('e-button" href="/"');
  expect((await get('/favicon.svg', { host: 'shop.example' })).statusCode).toBe(200);
  const address = { link: 'https://alisio.example' };
  const named = await createWebEdge({ site: fixture.site, apiUrl: api.url, pay: 4001, address });
  const { body } = await named.inject({
    url: '/vuelos',
    headers: { host: 'shop.example', accept: 'text/html' },
  });
  await named.close();
  expect(body).toContain('href="https://alisio.example"');
});

test.each(['/%', '/a%00b', '/%E0%A4%A'])('the address %s is a page with status 400', async (url) => {
  await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
  const { statusCode, body } = await get(url, { 'accept-language': 'en' });
  expect(statusCode).toBe(400);
  expect(body).toContain('<h1>We do not understand this address</h1>');
  expect(body).not.toContain('Try again');
});

test.each([
  ['/host/1.0.0-aaaaaaaa/none.js', {}, 404],
  ['/api/%', {}, 400],
  ['/remotes/mf-a/%E0%A4%A/x.js', {}, 400],
  ['/live.json', {}, 503],
  ['/', { accept: 'application/json' }, 503],
  ['/', { host: 'shop.example', accept: 'application/json' }, 421],
  ['/', { host: 'shop.example', accept: '*/*' }, 421],
  ['/', { host: 'shop.example', accept: '' }, 421],
  ['/', { accept: 'text/html;q=0, */*' }, 503],
  ['/%', { accept: '*/*' }, 400],
  [`/${'a'.repeat(9000)}`, { accept: '*/*' }, 414],
])('programs are answered in their own words: %s %j', async (url, headers, status) => {
  const reply = await get(url, headers);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect([reply.statusCode, reply.json().status]).toEqual([status, status]);
});

test.each(['*/*', '', 'application/json'])(
  'a page that nobody has is a problem for a client that takes %j',
  async (accept) => {
    await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
    const reply = await get('/nope', { accept });
    expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect([reply.statusCode, reply.json().type]).toEqual([404, '/problems/not-found']);
    expect((await get('/nope', { accept: 'application/xhtml+xml' })).body).toMatch(/^<!doctype html>/);
  },
);

test('an address that is too long is a page that says so', async () => {
  const { statusCode, body } = await get(`/${'a'.repeat(9000)}`);
  expect([statusCode, body.includes('<h1>Esta dirección es demasiado larga</h1>')]).toEqual([414, true]);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  'a page is not there to be sent a %s, and neither is what nobody serves below /api',
  async (method) => {
    const reply = await (await begun()).inject({ method, url: '/' });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(reply.json().type).toBe('/problems/method-not-allowed');
  },
);

test.each([
  ['application/x-www-form-urlencoded', 'name=Ana&email=ana%40ejemplo.test'],
  ['multipart/form-data; boundary=x', '--x--'],
])(
  'a form that no script has sent is answered with what to do instead, and with the line (%s)',
  async (type, payload) => {
    await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
    const headers = { host: 'localhost', accept: 'text/html,*/*;q=0.8', 'content-type': type };
    const { statusCode, body } = await (await begun()).inject({
      method: 'POST',
      url: '/contact-us',
      headers,
      payload,
    });
    expect([statusCode, body.includes('<h1>Esto no se envió</h1>')]).toEqual([405, true]);
    expect(body).toContain('href="tel:6010000000"');
    expect(body).not.toContain('ejemplo.test');
  },
);

test('what is put there as a form is, comes from a program: no browser does that', async () => {
  const headers = {
    host: 'localhost',
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const reply = await (await begun()).inject({
    method: 'PUT',
    url: '/contact-us',
    headers,
    payload: 'name=Ana',
  });
  expect([reply.statusCode, reply.headers['content-type'] ?? '']).toEqual([
    405,
    expect.stringMatching(/^application\/problem\+json/),
  ]);
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

test('who has no key of operators reads a word, and a problem when they are a program', async () => {
  const byPerson = await get('/_operators');
  expect([byPerson.statusCode, byPerson.body]).toEqual([401, 'Operators only']);
  const byProgram = await get('/_operators', { accept: 'application/json' });
  expect(byProgram.statusCode).toBe(401);
  expect(byProgram.headers['content-type']).toContain('application/problem+json');
  expect(byProgram.headers['www-authenticate']).toMatch(/^Basic /);
  expect(byProgram.json()).toMatchObject({ type: '/problems/session-required', status: 401 });
});
