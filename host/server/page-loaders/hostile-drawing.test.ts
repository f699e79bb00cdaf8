import {
  broughtBy,
  drawing,
  isDrawn,
  type LiveRemote,
  type LoaderSite,
  loaderSite,
  rootOf,
} from '../testing/loader-site.ts';
import type { LoaderLimits } from './page-loaders.ts';

let site: LoaderSite;
const start = async (limits: Partial<LoaderLimits> = {}, operatorKey?: string) => {
  const loaderLimits = { drawnWithinMs: 60_000, threads: 1, ...limits };
  // Each page here is to be drawn.
  site = await loaderSite({ loaderLimits, operatorKey, keptBytes: 0, trustedHops: 1 });
};
afterEach(() => site.close());

const good: LiveRemote = {
  name: 'mf-good',
  ...drawing(`return jsx('h1', { children: 'whole' });`, '', '', '/good'),
};
const bad = (body: string, before = '', rest = ''): LiveRemote => ({
  name: 'mf-bad',
  ...drawing(body, rest, before, '/bad'),
});

const draw = async (url: string, visitor = 1) => {
  const { statusCode, body } = await site.get(url, { 'x-forwarded-for': `192.0.2.${visitor}` });
  expect(statusCode).toBe(200);
  expect(body).toContain('</html>');
  return body;
};
const drawsGood = async () => expect(rootOf(await draw('/good'))).toContain('<h1>whole</h1>');
const untilLogged = async (count = 1) => {
  while (site.logged.length < count) await new Promise((turn) => setImmediate(turn));
};
const faultOf = (err: string) => ({
  remote: 'mf-bad',
  version: '1.0.0-bbbbbbbb',
  err: expect.stringContaining(err),
});

const FAULTS = [
  ['ends the process', 'process.exit(1);', 'process is not defined'],
  ['reads the environment', 'globalThis.process.env;', 'env'],
  ['reads files', `require('node:fs').readFileSync('/etc/passwd');`, 'node:fs is not to be had'],
  ['opens sockets', `require('node:net').connect(80);`, 'node:net is not to be had'],
  ['begins threads', `new (require('node:worker_threads').Worker)('');`, 'worker_threads is not to be had'],
  ['makes code of text', `eval('1');`, 'Code generation'],
  [
    'comes to Node by what it draws with',
    `jsx.constructor.constructor('return process')();`,
    'Code generation',
  ],
  [
    'comes to Node by what it was given',
    `performance.now.constructor('return process')();`,
    'not a function',
  ],
  ['is larger than any page', `return jsx('p', { children: 'x'.repeat(3e6) });`, 'characters'],
] as const;

test('a page that fails in any of these ways while it is drawn arrives as a skeleton, and the others whole', async () => {
  await start();
  const remotes = FAULTS.map(([, body], number) => ({
    name: `mf-bad-${number}`,
    ...drawing(body, '', '', `/bad-${number}`),
  }));
  await site.live([...remotes, good]);
  for (const [number, [way, , fault]] of FAULTS.entries()) {
    expect([way, isDrawn(await draw(`/bad-${number}`))]).toEqual([way, false]);
    await drawsGood();
    const [told, ...more] = site.logged.splice(0);
    expect([way, told, more]).toEqual([
      way,
      expect.objectContaining({
        msg: 'a page loader failed',
        ...faultOf(fault),
        remote: `mf-bad-${number}`,
      }),
      [],
    ]);
  }
});

test('nothing that a page asks for while it is drawn leaves for another site', async () => {
  await start();
  await site.live([
    bad(`fetch('http://127.0.0.1:1/?stolen').catch((error) => queueMicrotask(() => { throw error; }));
         return jsx('h1', { children: 'drawn' });`),
    good,
  ]);
  await draw('/bad');
  await untilLogged();
  expect(site.logged[0]).toMatchObject({ err: expect.stringContaining('reaches the API and nothing else') });
  await drawsGood();
});

test.each([
  ['loops without end', 'for (;;);', 'did not end in time', 1000],
  // A busy machine may need longer than a second to fill the heap.
  [
    'takes all of the heap',
    'const all = []; for (;;) all.push(new Array(1e6).fill(1.5));',
    'memory',
    600_000,
  ],
  [
    'takes two gigabytes of buffers',
    'const all = []; for (;;) if (all.length < 2000) all.push(new Uint8Array(1e6).fill(1));',
    'too much memory',
    600_000,
  ],
])('a page that %s ends its thread: those of others go on in a new one', async (_, body, fault, withinMs) => {
  await start({ drawnWithinMs: 1000, withinMs, headMs: 0, heapMb: 64 });
  await site.live([bad(body), good]);
  // On a busy machine a thread may begin later than a page is wanted.
  do expect(isDrawn(await draw('/bad'))).toBe(false);
  while (site.logged.length === 0);
  expect(site.logged[0]).toMatchObject({ msg: 'a page loader ended its thread', ...faultOf(fault) });
  // A new thread may need longer than a page waits.
  while (!isDrawn(await draw('/good')));
  await drawsGood();
});

test('while a page loops in one thread those of others are drawn in another', async () => {
  await start({ threads: 2, withinMs: 600_000 });
  await site.live([
    bad(
      'for (;;);',
      '',
      `loader: async () => { await fetch('/api/looping').catch(() => undefined); await null; },`,
    ),
    good,
  ]);
  const { promise: loops, resolve } = Promise.withResolvers<void>();
  site.api.answer('/looping', (_request, response) => {
    response.end('{}');
    resolve();
  });
  void site.get('/bad');
  await loops;
  for (let page = 0; page < 5; page += 1) await drawsGood();
});

test('a page whose drawing never ends is a skeleton, with its data, and the next is whole', async () => {
  await start({ drawnWithinMs: 1000, withinMs: 3000 });
  await site.live([
    bad(
      `use(new Promise(() => undefined));`,
      `const { use } = require('react');`,
      `loader: ({ scope }) => queryClientOf(scope).prefetchQuery({ queryKey: ['x'], queryFn: async () => 1 }),`,
    ),
    good,
  ]);
  const body = await draw('/bad');
  expect(isDrawn(body)).toBe(false);
  expect(broughtBy(body)).toEqual([[['x'], 1]]);
  while (!isDrawn(await draw('/good')));
});

test('what fails behind a page that is drawn already is told, and costs nobody anything', async () => {
  await start();
  await site.live([
    bad(
      `return jsx('h1', { children: 'drawn' });`,
      '',
      `loader: ({ request }) =>
         request.signal.addEventListener('abort', () => void Promise.reject(new Error('later'))),`,
    ),
    good,
  ]);
  expect(isDrawn(await draw('/bad'))).toBe(true);
  await untilLogged();
  expect(site.logged[0]).toMatchObject({
    msg: 'something that a page loader left behind failed',
    remote: 'mf-bad',
    err: expect.stringContaining('later'),
  });
  await drawsGood();
  expect(isDrawn(await draw('/bad'))).toBe(true);
});

test('what a page changes in the language, and in what it was given, it changes for itself', async () => {
  await start();
  await site.live([
    bad(`
      const evil = () => 'evil';
      const change = (thing, name) => { try { thing[name] = evil; } catch {} };
      for (const name of ['map', 'join', 'push']) change(Array.prototype, name);
      for (const one of [URL, Response, Headers, Request, AbortController, TextEncoder, Event]) {
        for (const name of Object.getOwnPropertyNames(one.prototype)) change(one.prototype, name);
      }
      const outer = Object.getPrototypeOf(Object.getPrototypeOf(URL.prototype));
      for (const name of ['toString', 'hasOwnProperty', 'valueOf', 'left']) change(outer, name);
      change(performance, 'now');
      change(crypto, 'randomUUID');
      change(Object.getPrototypeOf(setTimeout), 'call');
      return null;
    `),
    {
      name: 'mf-good',
      ...drawing(
        `return jsx('h1', { children: [
           [1, 2].map(String).join('+'), new URL('http://a/b').pathname, typeof performance.now(), String(({}).left),
           typeof crypto.randomUUID(), new Headers({ a: 'c' }).get('a'), setTimeout.call === evilOr(),
         ].join(' ') });`,
        '',
        `const evilOr = () => 'evil';`,
        '/good',
      ),
    },
  ]);
  await draw('/bad');
  expect(rootOf(await draw('/good'))).toContain('<h1>1+2 /b number undefined string c false</h1>');
});

test('no cookie of a visitor comes to a page, and what one remote keeps no other sees', async () => {
  await start();
  const seen = `return jsx('h1', { children: [typeof globalThis.kept, JSON.stringify(useBootstrap())].join(' ') });`;
  const before = `const { useBootstrap } = require('@alisio/platform/sdk/page');`;
  await site.live([
    bad(`globalThis.kept = 'of somebody'; ${seen}`, before),
    { name: 'mf-good', ...drawing(seen, '', before, '/good') },
  ]);
  const cookie = 'session=secret-0123; lot=0.5; fingerprint=secret-4567; locale=en';
  const own = rootOf((await site.get('/bad', { cookie, authorization: 'Bearer secret-89' })).body);
  expect(own).toContain('<h1>string');
  expect(own).not.toContain('secret');
  expect(rootOf(await draw('/good'))).toContain('<h1>undefined');
});

describe('a version that fails often', () => {
  const failing = bad(
    `if (useLocation().search !== '?well') throw new Error('no window'); return jsx('h1', { children: 'well' });`,
    `const { useLocation } = require('@alisio/platform/sdk/router');`,
    `loader: ({ scope }) => queryClientOf(scope).prefetchQuery({ queryKey: ['x'], queryFn: async () => 1 }),`,
  );

  test('is not drawn for a while: its pages come at once with their data, those of others whole', async () => {
    await start();
    await site.live([failing, good]);
    expect(isDrawn(await draw('/bad?well'))).toBe(true);
    for (let visitor = 1; visitor <= 6; visitor += 1)
      expect(isDrawn(await draw('/bad', visitor))).toBe(false);
    const body = await draw('/bad?well');
    expect(isDrawn(body)).toBe(false);
    expect(broughtBy(body)).toEqual([[['x'], 1]]);
    await drawsGood();
    expect(site.logged.at(-1)).toMatchObject({
      msg: 'a version that fails often is left alone for a while',
      ...faultOf('no window'),
    });
  });

  test('is told to operators, with its version, on their page and as a report', async () => {
    const KEY = 'operators-0123456789';
    await start({}, KEY);
    const told: string[] = [];
    site.api.answer('/reports', async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      told.push(body);
      response.writeHead(201).end('{}');
    });
    await site.live([failing]);
    const look = async () =>
      (await site.get('/_operators', { authorization: `Basic ${btoa(`ana:${KEY}`)}` })).body;
    expect(await look()).not.toContain('no window');
    for (let visitor = 1; visitor <= 6; visitor += 1) await draw('/bad', visitor);
    expect(await look()).toMatch(
      /mf-bad 1\.0\.0-<wbr>bbbbbbbb.*sus páginas fallan al dibujarse aquí.*Error: no window/s,
    );
    while (told.length < 6) await new Promise((turn) => setImmediate(turn));
    expect(told.at(-1)).toMatch(/"source":"mf-bad","version":"1\.0\.0-bbbbbbbb".*left alone/);
  });

  test('that fails now and then is drawn on', async () => {
    await start();
    await site.live([failing]);
    for (let visitor = 1; visitor <= 10; visitor += 1) {
      expect(isDrawn(await draw('/bad', visitor))).toBe(false);
      expect(isDrawn(await draw('/bad?well', visitor))).toBe(true);
    }
  });

  test.each([
    ['that throw', `throw new Error('of this address');`],
    ['larger than any page', `return jsx('p', { children: 'x'.repeat(3e6) });`],
  ])('is not one of which one visitor finds addresses %s', async (_, body) => {
    await start();
    await site.live([
      bad(
        `if (useLocation().search) { ${body} } return jsx('h1', { children: 'well' });`,
        `const { useLocation } = require('@alisio/platform/sdk/router');`,
      ),
    ]);
    for (let page = 0; page < 8; page += 1) expect(isDrawn(await draw(`/bad?${page}`))).toBe(false);
    expect(isDrawn(await draw('/bad'))).toBe(true);
    expect(site.logged.map(({ msg }) => msg)).not.toContain(
      'a version that fails often is left alone for a while',
    );
  });
});
