import { reportBatch } from '@alisio/shared-contracts/reports';
import { broughtBy, halfOf, type LoaderSite, loaderSite } from '../testing/loader-site.ts';

const KEY = 'operators-0123456789';
let site: LoaderSite;
const start = async (limits: object = {}) => {
  site = await loaderSite({ loaderLimits: limits, operatorKey: KEY });
};
afterEach(() => site.close());

const GOOD = `
  await queryClientOf(context.scope).prefetchQuery({ queryKey: ['good'], queryFn: async () => 'here' });
`;
const good = { name: 'mf-good', path: '/good', half: halfOf('/good', GOOD) };
const bad = (loader: string, before?: string) => ({
  name: 'mf-bad',
  path: '/bad',
  half: halfOf('/bad', loader, before),
});

/** The page is whole, and brings nothing. */
async function bringsNothing(url: string) {
  const { statusCode, body } = await site.get(url);
  expect(statusCode).toBe(200);
  expect(broughtBy(body)).toBeUndefined();
  expect(body).toContain('</html>');
}

const untilLogged = async () => {
  while (site.logged.length === 0) await new Promise((turn) => setImmediate(turn));
};

const bringsGood = async () =>
  expect(broughtBy((await site.get('/good')).body)).toEqual([[['good'], 'here']]);

const FAULTS = [
  ['throws', 'throw new Error("boom");', 'boom'],
  ['throws nothing', 'throw undefined;', 'undefined'],
  ['ends the process', 'process.exit(1);', 'process is not defined'],
  ['reads the environment', 'globalThis.process.env;', 'env'],
  ['asks for files', 'require("node:fs").readFileSync("/etc/passwd");', 'node:fs is not to be had'],
  ['imports files', 'await import("node:fs");', 'dynamic import'],
  [
    'comes to Node by a function it was given',
    'setTimeout.constructor("return process")();',
    'is not a function',
  ],
  ['comes to Node by a class it was given', 'URL.constructor("return process")();', 'is not a function'],
  ['makes code of text', 'eval("1");', 'Code generation'],
  ['asks elsewhere', 'await fetch("http://127.0.0.1:1/api/");', 'reaches the API and nothing else'],
  ['asks by a name without a scheme', 'await fetch("//127.0.0.1/api/");', 'reaches the API and nothing else'],
] as const;

test('a loader that fails in any of these ways costs its page the data, and is told with remote and version', async () => {
  await start();
  const remotes = FAULTS.map(([, loader], number) => ({
    name: `mf-bad-${number}`,
    path: `/bad-${number}`,
    half: halfOf(`/bad-${number}`, loader),
  }));
  await site.live([...remotes, good]);
  for (const [number, [way, , fault]] of FAULTS.entries()) {
    await bringsNothing(`/bad-${number}`);
    await bringsGood();
    const [told, ...more] = site.logged.splice(0);
    expect([way, told, more]).toEqual([
      way,
      expect.objectContaining({
        msg: 'a page loader failed',
        remote: `mf-bad-${number}`,
        version: '1.0.0-bbbbbbbb',
        page: 'page',
        err: expect.stringContaining(fault),
      }),
      [],
    ]);
  }
});

/** What the API is told, from here on. */
function heardReports() {
  const heard: { by: unknown; key: unknown; batch: unknown }[] = [];
  site.api.answer('/reports', async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const { authorization: key, 'x-forwarded-for': by } = request.headers;
    heard.push({ by, key, batch: reportBatch.parse(JSON.parse(body)) });
    response.writeHead(201).end('{}');
  });
  const until = async (number: number) => {
    while (heard.length < number) await new Promise((turn) => setImmediate(turn));
    return heard;
  };
  return { until };
}

test.each([
  ['never ends', 'for (;;);', 'did not end in time', 1000],
  ['waits in turns without end', 'for (;;) await null;', 'did not end in time', 1000],
  // A busy machine may need seconds to fill the memory.
  ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(1.5));', 'memory', 30_000],
])(
  'the thread of a loader that %s is ended, and the others go on in a new one',
  async (_, loader, fault, withinMs) => {
    await start({ withinMs, headMs: 0, heapMb: 64 });
    const { until } = heardReports();
    await site.live([bad(loader), good]);
    await bringsNothing('/bad');
    await untilLogged();
    // A new thread may need longer than a page waits.
    while (broughtBy((await site.get('/good')).body) === undefined);
    await bringsGood();
    expect(site.logged).toEqual([
      expect.objectContaining({
        msg: 'a page loader ended its thread',
        remote: 'mf-bad',
        version: '1.0.0-bbbbbbbb',
        err: expect.stringContaining(fault),
      }),
    ]);
    // Once may be a mishap. After the second time it is left alone: its pages do without, and end no thread.
    await bringsNothing('/bad');
    // The log says the same once.
    await until(2);
    await bringsNothing('/bad');
    while (broughtBy((await site.get('/good')).body) === undefined);
    expect(await until(2)).toHaveLength(2);
  },
);

const faultOf = (message: unknown) => ({
  host: '1.0.0-cccccccc',
  reports: [
    { kind: 'error', source: 'mf-bad', version: '1.0.0-bbbbbbbb', page: '/bad', name: 'PageLoader', message },
  ],
});

test('operators are told of a loader that fails as of a tab', async () => {
  await start();
  const { until } = heardReports();
  await site.live([bad('throw new Error("no price for lucia@ejemplo.test");')]);
  await bringsNothing('/bad');
  expect(await until(1)).toEqual([
    { by: '127.0.0.1', key: `Bearer ${KEY}`, batch: faultOf('Error: no price for …') },
  ]);
});

test('operators are told of a loader that ends its thread', async () => {
  await start({ withinMs: 1000, headMs: 0 });
  const { until } = heardReports();
  await site.live([bad('for (;;);')]);
  await bringsNothing('/bad');
  expect(await until(1)).toEqual([
    { by: '127.0.0.1', key: `Bearer ${KEY}`, batch: faultOf(expect.stringContaining('did not end in time')) },
  ]);
});

test('what a loader leaves behind and fails is told, and costs nothing', async () => {
  await start();
  await site.live([
    {
      ...good,
      half: halfOf(
        '/good',
        `Promise.reject(new Error('left')); setTimeout(() => { throw new Error('late'); }); ${GOOD}`,
      ),
    },
  ]);
  await bringsGood();
  await untilLogged();
  expect(site.logged[0]).toMatchObject({ msg: 'something that a page loader left behind failed' });
  await bringsGood();
});

test('what one request asked is not there for the next', async () => {
  await start();
  const loader = `
    const client = queryClientOf(context.scope);
    const { search } = new URL(context.request.url);
    await client.prefetchQuery({ queryKey: ['who', search], queryFn: async () => search });
  `;
  await site.live([{ ...good, half: halfOf('/good', loader) }]);
  const [one, other] = await Promise.all([site.get('/good?a'), site.get('/good?b')]);
  expect(broughtBy(one.body)).toEqual([[['who', '?a'], '?a']]);
  expect(broughtBy(other.body)).toEqual([[['who', '?b'], '?b']]);
});

test('no remote sees what another has left in the language', async () => {
  await start();
  const told = (key: string) =>
    `await queryClientOf(context.scope).prefetchQuery({ queryKey: ['seen'], queryFn: async () => String(${key}) });`;
  await site.live([
    bad(`globalThis.left = 'mine'; Object.prototype.left = 'mine'; ${told('globalThis.left')}`),
    { ...good, half: halfOf('/good', told('globalThis.left')) },
  ]);
  expect(broughtBy((await site.get('/bad')).body)).toEqual([[['seen'], 'mine']]);
  expect(broughtBy((await site.get('/good')).body)).toEqual([[['seen'], 'undefined']]);
});

test.each([
  [
    'was changed after it was signed',
    { stored: 'module.exports = {}' },
    'a released file was changed and is refused',
  ],
  ['is no code', { half: 'const' }, 'a page loader failed'],
  ['exposes something else', { half: 'module.exports = 1' }, 'a page loader failed'],
])('a server half that %s is not run, and the page is whole', async (_, half, told) => {
  await start();
  await site.live([{ ...bad(''), ...half }, good]);
  await bringsNothing('/bad');
  expect(site.logged).toEqual([expect.objectContaining({ msg: told, remote: 'mf-bad' })]);
  await bringsGood();
});

test('nobody is sent a server half', async () => {
  await start();
  await site.live([good]);
  const { statusCode } = await site.get('/remotes/mf-good/1.0.0-bbbbbbbb/server.00000001.js');
  expect(statusCode).toBe(404);
});
