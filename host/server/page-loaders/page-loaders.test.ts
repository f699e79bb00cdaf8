import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { disabled } from '@alisio/platform/tooling/release';
import { broughtBy, HALF, halfOf, type LoaderSite, loaderSite } from '../testing/loader-site.ts';

let site: LoaderSite;
const start = async (limits: object = {}) => {
  site = await loaderSite({ loaderLimits: limits });
};
let endHanging: () => void = () => undefined;
afterEach(() => {
  endHanging();
  return site.close();
});

/** Asks the API as remotes do. */
const ASKING = `
const { callApi } = require('@alisio/platform/sdk/api');
const endpoint = { id: 'x', method: 'POST', path: '/x', status: 200, answer: { '~standard': { validate: (value) => ({ value }) } } };
const ask = (context, body) => queryClientOf(context.scope).prefetchQuery({
  queryKey: ['x', body],
  queryFn: ({ signal }) => callApi(endpoint, { body, signal }),
  retry: false,
});
`;
const asking = (loader: string) => ({ path: '/a/:city', half: halfOf('/a/:city', loader, ASKING) });

test('a loader knows address, parameters, language, day and where the visitor came from', async () => {
  await start();
  const told = `
    const { params, language, today, attribution, request } = context;
    const words = { params, language, today, attribution, url: request.url };
    await queryClientOf(context.scope).prefetchQuery({ queryKey: ['context'], queryFn: async () => words });
  `;
  await site.live([{ path: '/a/:city', half: halfOf('/a/:city', told) }]);
  const { body } = await site.get('/a/bogot%C3%A1?utm_source=news', {
    cookie: 'locale=en; zone=Pacific/Kiritimati',
    referer: 'http://blog.test/post',
  });
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
  expect(broughtBy(body)).toEqual([
    [
      ['context'],
      {
        params: { city: 'bogotá' },
        language: 'en',
        today: day,
        attribution: expect.objectContaining({ source: 'news', referrer: 'http://blog.test/post' }),
        url: expect.stringContaining('/a/bogot%C3%A1?utm_source=news'),
      },
    ],
  ]);
});

test('an answer that came packed is passed on as it came, and read', async () => {
  await start();
  const packed = '[{"city":"Bogotá"},{"from":[1]}]';
  site.api.answer('/x', (_request, response) => response.end(packed));
  await site.live([asking('await ask(context, {});')]);
  const { body } = await site.get('/a/b');
  expect(body).toContain(packed);
  expect(broughtBy(body)).toEqual([[['x', {}], { from: { city: 'Bogotá' } }]]);
});

test('what it asks goes to the API in the name of the visitor, and its answer ends the page', async () => {
  await start();
  let sent = '';
  site.api.answer('/x', async (request, response) => {
    for await (const part of request) sent += String(part);
    response.end('{"data":"</script><b>"}');
  });
  await site.live([asking(`await ask(context, { a: 1 });`)]);
  const { body } = await site.get('/a/b', { cookie: 'locale=en' });
  expect(broughtBy(body)).toEqual([[['x', { a: 1 }], { data: '</script><b>' }]]);
  expect(sent).toBe('{"a":1}');
  const seen = site.api.seen.find(({ url }) => url === '/x');
  expect(seen?.headers).toMatchObject({ 'accept-language': 'en', 'x-forwarded-for': '127.0.0.1' });
  expect(seen?.headers.cookie).toBeUndefined();
});

test('the page begins before the API has answered, and ends with its answer', async () => {
  await start();
  const { promise: mayAnswer, resolve: letItAnswer } = Promise.withResolvers<void>();
  site.api.answer('/x', async (_request, response) => {
    await mayAnswer;
    response.end('{"data":1}');
  });
  await site.live([asking(`await ask(context, {});`)]);
  const address = await site.edge.listen({ host: '127.0.0.1', port: 0 });
  const page = await new Promise<IncomingMessage>((resolve) => httpRequest(`${address}/a/b`, resolve).end());
  const first = await new Promise<Buffer>((resolve) => page.once('data', resolve));
  expect(String(first)).toContain('page-page.js');
  expect(String(first)).toContain('<div id="root">');
  letItAnswer();
  let rest = '';
  for await (const part of page) rest += String(part);
  expect(broughtBy(rest)).toEqual([[['x', {}], { data: 1 }]]);
});

test('a remote that is switched off asks nothing', async () => {
  await start();
  await site.live([asking(`await ask(context, {});`)]);
  await site.site.change((live) => disabled(live, 'mf-a', { by: 'ops', at: new Date().toISOString() }));
  expect((await site.get('/a/b')).statusCode).toBe(503);
  expect(site.api.seen.map(({ url }) => url)).not.toContain('/x');
});

test('an API that hangs costs the page what it does not answer in time, and nobody is blamed', async () => {
  await start({ withinMs: 3000 });
  let hangs = false;
  site.api.answer('/x', async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    if (!hangs || body === '{"a":1}') response.end('{"data":1}');
  });
  await site.live([asking(`await Promise.all([ask(context, { a: 1 }), ask(context, { a: 2 })]);`)]);
  // A new thread may need longer than a page waits.
  while (broughtBy((await site.get('/a/b')).body) === undefined);
  hangs = true;
  const { statusCode, body } = await site.get('/a/b');
  expect(statusCode).toBe(200);
  expect(broughtBy(body)).toEqual([[['x', { a: 1 }], { data: 1 }]]);
  expect(site.logged).toEqual([]);
});

test.each([
  ['its release is', 'release.json'],
  ['its server half is', HALF],
])('a page ends in time while %s read from a store that hangs', async (_, file) => {
  site = await loaderSite({ loaderLimits: { withinMs: 20, graceMs: 20, headMs: 20 }, storeReadMs: 600_000 });
  site.api.answer('/x', (_request, response) => response.end('{"data":1}'));
  await site.live([asking(`await ask(context, {});`)]);
  const { read } = site.site.site.store;
  const hanging = new Promise<undefined>((resolve) => {
    endHanging = () => resolve(undefined);
  });
  site.site.site.store.read = (path) => (path.endsWith(file) ? hanging : read(path));
  const { statusCode, body } = await site.get('/a/b');
  expect(statusCode).toBe(200);
  expect(broughtBy(body)).toBeUndefined();
  expect(body).toContain('</html>');
});

describe('loaders at a time', () => {
  let waiting: ServerResponse[];
  let isHolding: boolean;
  const answer = (response: ServerResponse) => response.end('{"data":1}');
  const from = (address: string) => site.get('/a/b', { 'x-forwarded-for': address });
  const untilAsked = async (count: number) => {
    while (waiting.length < count) await new Promise((turn) => setImmediate(turn));
  };
  async function begin(trustedHops: number) {
    waiting = [];
    isHolding = true;
    site = await loaderSite({ loaderLimits: { places: 6 }, trustedHops });
    site.api.answer('/x', (_request, response) => {
      if (isHolding) waiting.push(response);
      else answer(response);
    });
    await site.live([asking(`await ask(context, {});`)]);
  }

  test('one network has its share, and the pages of others have their data meanwhile', async () => {
    await begin(1);
    const held = [from('192.0.2.1:40001'), from('192.0.2.1'), from('192.0.2.1:40003')];
    await untilAsked(3);
    held.push(from('2001:db8::1'), from('2001:DB8:0:1::1'));
    await untilAsked(5);
    isHolding = false;
    for (const address of ['192.0.2.1', '192.0.2.1:40002', '[2001:0db8:0:2::1]:443']) {
      const { statusCode, body } = await from(address);
      expect([statusCode, broughtBy(body)]).toEqual([200, undefined]);
    }
    expect(broughtBy((await from('192.0.2.2')).body)).toBeDefined();
    waiting.map(answer);
    for (const page of held) expect(broughtBy((await page).body)).toBeDefined();
    expect(broughtBy((await from('192.0.2.1')).body)).toBeDefined();
  });

  test('an address that nobody was told to trust makes nobody another', async () => {
    await begin(0);
    const held = [from('192.0.2.1'), from('192.0.2.2'), from('192.0.2.3')];
    await untilAsked(3);
    isHolding = false;
    expect(broughtBy((await from('192.0.2.4')).body)).toBeUndefined();
    waiting.map(answer);
    for (const page of held) expect(broughtBy((await page).body)).toBeDefined();
  });
});

test('an API that is down, or explains a problem, leaves a whole page without the data', async () => {
  await start();
  await site.live([asking(`await ask(context, {});`)]);
  const { body } = await site.get('/a/b');
  expect(broughtBy(body)).toBeUndefined();
  expect(body).toContain('</html>');
  expect(site.logged).toEqual([]);
});

const LEAVING = `const leave = (href) => { throw Object.assign(new Error(), { name: 'LoaderExit', href }); };`;
const leaving = (loader: string) => ({
  path: '/a/:city',
  half: halfOf('/a/:city', loader, ASKING + LEAVING),
});

test('a loader that leaves before it asks anything gives the page its status', async () => {
  await start();
  await site.live([
    leaving(
      `if (context.params.city === 'old') leave('/a/new?b=1'); if (context.params.city === 'none') leave();`,
    ),
  ]);
  const moved = await site.get('/a/old');
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/a/new?b=1']);
  const missing = await site.get('/a/none');
  expect(missing.statusCode).toBe(404);
  expect(missing.body).toContain('Página no encontrada');
  expect(missing.body).toContain('noindex');
  const program = await site.get('/a/none', { accept: 'application/json' });
  expect(program.headers['content-type']).toContain('problem+json');
  expect((await site.get('/a/new')).statusCode).toBe(200);
});

test.each([
  '//elsewhere.example/',
  'https://elsewhere.example/',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
])('a loader leads nobody to %s', async (href) => {
  await start();
  await site.live([leaving(`leave(${JSON.stringify(href)});`)]);
  expect((await site.get('/a/b')).statusCode).toBe(200);
});

test('where a loader leads may be written in any script', async () => {
  await start();
  await site.live([leaving(`leave('/a/世?b=ñ');`)]);
  const { statusCode, headers } = await site.get('/a/b');
  expect([statusCode, headers.location]).toEqual([302, '/a/%E4%B8%96?b=%C3%B1']);
});

test('once it has asked, the head is on its way: the browser follows it there', async () => {
  await start();
  site.api.answer('/x', (_request, response) => response.end('{"data":1}'));
  await site.live([leaving(`await ask(context, {}); leave('/elsewhere');`)]);
  const { statusCode, body } = await site.get('/a/b');
  expect(statusCode).toBe(200);
  expect(broughtBy(body)).toBeUndefined();
});

test.each([0, 60_000])(
  'where its loader decides what an address answers, the head waits for it (drawn within %i ms)',
  async (drawnWithinMs) => {
    await start({ headMs: 1, drawnWithinMs });
    site.api.answer('/x', (_request, response) => response.end('{"data":{"href":"/elsewhere?a=1"}}'));
    const decided = `
    await ask(context, {});
    const { href } = queryClientOf(context.scope).getQueryData(['x', {}]).data;
    if (context.params.city === 'none') leave();
    if (context.params.city !== 'stays') leave(href);
  `;
    await site.live([{ ...leaving(decided), decides: true }]);
    const moved = await site.get('/a/b');
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/elsewhere?a=1']);
    expect((await site.get('/a/none')).statusCode).toBe(404);
    const stays = await site.get('/a/stays');
    expect(stays.statusCode).toBe(200);
    expect(broughtBy(stays.body)).toBeDefined();
  },
);

test('a page without a loader, and one of a version without a server half, wait for nothing', async () => {
  await start();
  await site.site.release([{ path: '/', page: 'home', layout: 'custom' }]);
  const { statusCode, body } = await site.get('/');
  expect(statusCode).toBe(200);
  expect(broughtBy(body)).toBeUndefined();
});
