import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { WebEdgeOptions } from '../edge.ts';
import { askingPage as asking, BEFORE, countedOn, countedPage as page } from '../testing/counted-page.ts';
import { drawing, isDrawn, type LoaderSite, loaderSite, rootOf } from '../testing/loader-site.ts';
import { tellPages } from '../testing/ready-api.ts';

let site: LoaderSite;
afterEach(() => site.close());
const start = async (options: Partial<WebEdgeOptions> = {}) => {
  site = await loaderSite({ loaderLimits: { drawnWithinMs: 60_000, threads: 1 }, ...options });
};

const PUBLIC = 'public, max-age=60';
const { answers, isAsked, get, timesFor } = countedOn(() => site);

test('a page is drawn once for all who would be given the same, each with a nonce of their own', async () => {
  await start();
  await site.live([page()]);
  const [one, other] = [await get(), await get()];
  expect([one.drawn, other.drawn]).toEqual([1, 1]);
  const nonces = ({ body }: { body: string }) => [
    ...new Set([...body.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce)),
  ];
  for (const each of [one, other]) {
    expect(nonces(each)).toHaveLength(1);
    expect(each.headers['content-security-policy']).toContain(`'nonce-${nonces(each)[0]}'`);
  }
  expect(nonces(one)).not.toEqual(nonces(other));
  const without = ({ body }: { body: string }) => body.replaceAll(/nonce="[^"]+"/g, '');
  expect(without(other)).toBe(without(one));
});

test.each(['br', 'gzip', 'identity'] as const)('what is kept is the same page in %s', async (encoding) => {
  await start();
  await site.live([page()]);
  const first = await get();
  for (let time = 0; time < 3; time += 1) {
    const { rawPayload, headers } = await site.edge.inject({
      url: '/a/b',
      headers: { host: 'localhost', accept: 'text/html', 'accept-encoding': encoding },
    });
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[
      encoding
    ];
    const body = unpack(rawPayload).toString();
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(body.split(`nonce="${nonce}"`).join('')).toBe(first.body.replaceAll(/nonce="[^"]+"/g, ''));
  }
});

test.each(['br', 'gzip'])(
  'it is compressed by %s once for all who ask at a time: none is given a stream of their own',
  async (encoding) => {
    await start();
    await site.live([page()]);
    await get();
    const headers = { host: 'localhost', accept: 'text/html', 'accept-encoding': encoding };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => site.edge.inject({ url: '/a/b', headers })),
    );
    for (const { headers, rawPayload } of answers)
      expect([headers['content-encoding'], Number(headers['content-length'])]).toEqual([
        encoding,
        rawPayload.length,
      ]);
  },
);

test.each<[string, Parameters<typeof get>, Parameters<typeof get>]>([
  ['address', ['/a/b'], ['/a/c']],
  ['query', ['/a/b?page=1'], ['/a/b?page=2']],
  ['language', ['/a/b', { cookie: 'locale=es' }], ['/a/b', { cookie: 'locale=en' }]],
  ['theme', ['/a/b', { cookie: 'theme=dark' }], ['/a/b', { cookie: 'theme=light' }]],
  ['currency', ['/a/b', { cookie: 'currency=COP' }], ['/a/b', { cookie: 'currency=MXN' }]],
  ['country', ['/a/b', { cookie: 'country=CO' }], ['/a/b', { cookie: 'country=EC' }]],
  ['day', ['/a/b', { cookie: 'zone=Pacific/Kiritimati' }], ['/a/b', { cookie: 'zone=Pacific/Pago_Pago' }]],
  ['name of the site', ['/a/b'], ['/a/b', { host: '127.0.0.1' }]],
])('another %s is another page', async (_, one, other) => {
  await start();
  await site.live([page()]);
  expect(await timesFor(one, other, one, other)).toBe(2);
  expect((await get(...one)).drawn).toBe(1);
});

test('a page of another configuration of the site is another page, as soon as that is known', async () => {
  await start({ keptTimes: { freshMs: 1, waitMs: 60_000 } });
  tellPages(site.api);
  await site.live([page()]);
  expect(await timesFor([], [], [])).toBe(1);
  tellPages(site.api, { allowedCurrencies: ['USD', 'MXN'] });
  // It is asked for again behind a page.
  let drawn = 1;
  for (let asked = 0; drawn === 1 && asked < 100; asked += 1) ({ drawn } = await get());
  expect(drawn).toBe(2);
});

test('where a page says what it reads of its query, words of adverts and who sent them make no page of their own', async () => {
  await start();
  answers('/x', PUBLIC);
  await site.live([{ ...asking, query: ['page'] }]);
  const from = (words: string): Parameters<typeof get> => [
    `/a/b?${words}`,
    { referer: `http://${words.length}.test/` },
  ];
  const adverts = ['page=1&gclid=a', 'fbclid=bc&page=1&utm_source=def', 'page=1', 'page=1&x=y&x=z'];
  expect(await timesFor(...adverts.map(from))).toBe(1);
  expect(await timesFor(from('page=2&gclid=a'), from('gclid=a'))).toBe(3);
});

test('nor can they be drawn: page and loader know the words that the page reads, and no others', async () => {
  await start();
  const shows = drawing(
    `const { search } = useLocation();
    const { data } = useQuery({ queryKey: ['told'], queryFn: () => null });
    return jsx('h1', { children: search + ' ' + data });`,
    `loader: ({ scope, request, attribution }) => queryClientOf(scope)
      .setQueryData(['told'], new URL(request.url).search + JSON.stringify(attribution)),`,
    `const { useLocation } = require('@alisio/platform/sdk/router');`,
  );
  await site.live([{ ...shows, query: ['page'] }]);
  const asked = '/a/b?gclid=secret&page=1&utm_source=secret';
  const { body } = await get(asked, { referer: 'http://secret.test/' });
  expect(rootOf(body)).toContain('?page=1 ?page=1');
  expect(body).not.toContain('secret');
  await site.live([{ ...shows, version: '1.1.0-dddddddd' }]);
  expect(rootOf((await get(asked)).body)).toContain('gclid=secret');
});

test('where a visitor came from makes another page where a loader may ask for it, and the same elsewhere', async () => {
  await start();
  const from = (referer: string): Parameters<typeof get> => ['/a/b', { referer }];
  await site.live([{ ...page(), loadsNothing: true }]);
  expect(await timesFor(from('http://one.test/'), from('http://other.test/'))).toBe(1);
  answers('/x', PUBLIC);
  await site.live([{ ...asking, version: '1.1.0-dddddddd' }]);
  expect(await timesFor(from('http://one.test/'), from('http://other.test/'))).toBe(2);
});

test('ten who ask at once are drawn one page, and the API is asked once', async () => {
  await start();
  const { promise: mayAnswer, resolve: letItAnswer } = Promise.withResolvers<void>();
  site.api.answer('/x', async (_request, response) => {
    await mayAnswer;
    response.setHeader('cache-control', 'public, max-age=60').end('1');
  });
  await site.live([asking]);
  const pages = Array.from({ length: 10 }, () => get());
  await isAsked('/x');
  letItAnswer();
  const all = await Promise.all(pages);
  expect(all.map(({ drawn }) => drawn)).toEqual(all.map(() => 1));
  expect(all.every(({ body }) => body.includes('alisio-first-data'))).toBe(true);
  expect(site.api.seen.filter(({ url }) => url === '/x')).toHaveLength(1);
});

test.each([
  ['private', 'private, max-age=60'],
  ['not to be stored', 'no-store'],
  ['silent about who may have it', undefined],
  ['old at once', 'public, max-age=0'],
])(
  'a page whose data is %s is drawn for each visitor anew, also for ten at once',
  async (_, cacheControl) => {
    await start();
    let answered = 0;
    site.api.answer('/x', (_request, response) => {
      answered += 1;
      if (cacheControl) response.setHeader('cache-control', cacheControl);
      response.end(String(answered));
    });
    await site.live([asking]);
    const all = await Promise.all(Array.from({ length: 10 }, () => get()));
    const data = all.map(({ body }) => /alisio-first-data">(.*?)</.exec(body)?.[1]);
    expect(new Set(data).size).toBe(10);
    expect(await timesFor([], [])).toBe(12);
  },
);

test('what failed is tried anew, and what is whole then is kept', async () => {
  await start();
  let isDown = true;
  site.api.answer('/x', (_request, response) => {
    if (isDown) response.writeHead(503).end();
    else response.setHeader('cache-control', 'public, max-age=60').end('1');
  });
  await site.live([asking]);
  expect(await timesFor([], [])).toBe(2);
  isDown = false;
  expect(await timesFor([], [], [])).toBe(3);
});

test('a page that cannot be drawn costs ten who ask at once no longer than one, and is tried again', async () => {
  await start();
  await site.live([
    drawing(
      // What fails is drawn once more, since it may have to wait for something, before that is known.
      `times += 1; if (times <= 2) throw new Error('twice'); return jsx('h1', { children: 'drawn 3' });`,
      '',
      BEFORE,
    ),
  ]);
  const all = await Promise.all(Array.from({ length: 10 }, () => get()));
  expect(all.some(({ body }) => isDrawn(body))).toBe(false);
  expect(all.every(({ statusCode, body }) => statusCode === 200 && body.endsWith('</html>\n'))).toBe(true);
  expect((await get()).drawn).toBe(3);
});

test.each(['/booking/summary', '/booking/confirm', '/user/my-journey', '/user/my-journey/booking-detail'])(
  '%s is drawn for each visitor',
  async (path) => {
    await start();
    await site.live([page(path)]);
    expect(await timesFor([path], [path])).toBe(2);
  },
);

test('a release, its way back and a switch show at once: no page of before is given', async () => {
  await start();
  await site.live([page()]);
  await get();
  const next = drawing(`return jsx('h1', { children: 'the next' });`);
  await site.live([{ ...next, version: '1.1.0-dddddddd' }]);
  expect(rootOf((await get()).body)).toContain('the next');
  await site.live([page()]);
  expect(rootOf((await get()).body)).toContain('drawn');
});

/** Another team's remote, which claims nothing of the first one's. */
const other = (version: string, path = '/b/:city') => ({ ...page(path), name: 'mf-b', version });

test('a release of what a page does not run has it written anew, and not drawn', async () => {
  await start();
  answers('/x', PUBLIC);
  await site.live([asking, other('1.0.0-bbbbbbbb')]);
  const before = await get();
  await site.live([asking, other('1.1.0-dddddddd')]);
  const after = await get();
  expect([before.drawn, after.drawn]).toEqual([1, 1]);
  expect(before.body).toContain('mf-b/1.0.0-bbbbbbbb/');
  expect(after.body).toContain('mf-b/1.1.0-dddddddd/');
  expect(after.body).not.toContain('mf-b/1.0.0-bbbbbbbb/');
  expect(after.body).toContain('alisio-first-data');
  expect(site.api.seen.filter(({ url }) => url === '/x')).toHaveLength(1);
});

test('what there is, and no version of it, may show on any page: other claims have it drawn anew', async () => {
  await start();
  await site.live([page(), other('1.0.0-bbbbbbbb')]);
  expect((await get()).drawn).toBe(1);
  await site.live([page(), other('1.1.0-dddddddd', '/c/:city')]);
  expect((await get()).drawn).toBe(2);
  await site.live([page()]);
  expect((await get()).drawn).toBe(3);
});

test('what one visitor was drawn is not written for another behind a release either', async () => {
  await start();
  answers('/x', undefined);
  await site.live([asking, other('1.0.0-bbbbbbbb')]);
  expect((await get()).drawn).toBe(1);
  await site.live([asking, other('1.1.0-dddddddd')]);
  expect((await get()).drawn).toBe(2);
});

test('who tries a version by an override sees it, and nobody else does', async () => {
  await start({ overrides: { allowed: true, origins: [] } });
  const next = { ...drawing(`return jsx('h1', { children: 'the next' });`), version: '1.1.0-dddddddd' };
  await site.live([next]);
  await site.live([page()]);
  await get();
  const tried = '/a/b?mf=mf-a@1.1.0-dddddddd';
  expect(rootOf((await get(tried)).body)).toContain('the next');
  expect((await get()).drawn).toBe(1);
  expect(rootOf((await get('/a/b', { 'x-alisio-mf': 'mf-a@1.1.0-dddddddd' })).body)).toContain('the next');
  expect((await get()).drawn).toBe(1);
});

test('what is kept has room: the least asked goes first, and 0 keeps nothing', async () => {
  await start({ keptBytes: 0 });
  await site.live([page()]);
  expect(await timesFor([], [])).toBe(2);
  await site.close();
  await start({ keptBytes: 100_000 });
  await site.live([page()]);
  expect(await timesFor([], [])).toBe(1);
  for (let city = 0; city < 20; city += 1) await get(`/a/${city}`);
  expect((await get()).drawn).toBe(22);
});

test('a browser may keep a public page for its way back, and nobody between may keep it at all', async () => {
  await start();
  await site.live([page()]);
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await get();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
  }
});

test('what comes too late for its visitor is kept for the next, and nobody who comes meanwhile has it drawn once more', async () => {
  await start({ loaderLimits: { drawnWithinMs: 1, withinMs: 60_000, threads: 1 } });
  const { promise: mayAnswer, resolve: letItAnswer } = Promise.withResolvers<void>();
  site.api.answer('/x', async (_request, response) => {
    await mayAnswer;
    response.setHeader('cache-control', PUBLIC).end('1');
  });
  await site.live([asking]);
  const late = Array.from({ length: 5 }, () => get());
  await isAsked('/x');
  letItAnswer();
  for (const { body } of await Promise.all(late)) expect(isDrawn(body)).toBe(false);
  let next = await get();
  while (!isDrawn(next.body)) next = await get();
  expect(next.drawn).toBe(1);
  expect(next.body).toContain('alisio-first-data');
  expect((await get()).drawn).toBe(1);
  expect(site.api.seen.filter(({ url }) => url === '/x')).toHaveLength(1);
});

test('what comes too late and is one visitor’s own is nobody else’s', async () => {
  await start({ loaderLimits: { drawnWithinMs: 1, withinMs: 60_000, threads: 1 } });
  answers('/x', undefined);
  await site.live([asking]);
  for (let time = 0; time < 3; time += 1) expect(isDrawn((await get()).body)).toBe(false);
  expect(site.api.seen.filter(({ url }) => url === '/x').length).toBeGreaterThan(1);
});
