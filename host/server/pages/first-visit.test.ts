import type { ServerResponse } from 'node:http';
import { jest } from '@jest/globals';
import type { WebEdgeOptions } from '../edge.ts';
import { broughtBy, drawing, type LoaderSite, loaderSite } from '../testing/loader-site.ts';
import { tellPages } from '../testing/ready-api.ts';

const LOCATION = '/visitor/location';
const ADDRESS = '/a/:city';
/** Draws what it begins with. */
const half = `
  const { jsx } = require('react/jsx-runtime');
  const { useBootstrap } = require('@alisio/platform/sdk/page');
  const texts = async () => ({ default: {} });
  const { jsxs } = require('react/jsx-runtime');
  let times = 0;
  const heading = () => jsx('h1', { children: 'drawn with ' + useBootstrap().currency });
  const Page = () => jsxs('div', { children: [heading(), jsx('p', { children: (times += 1) })] });
  const page = { default: Page };
  module.exports.default = { texts: { es: texts, en: texts }, pages: { '${ADDRESS}': async () => page } };
`;
const CONTACTS = [
  { contactNumber: '+57 601 111 1111', countryCode: 'CO' },
  { contactNumber: '+52 55 0000 0000', countryCode: 'MX' },
];
const FROM_MEXICO = { 'accept-language': 'es-MX,es;q=0.9' };

/** All but the date. */
const REAL_CLOCKS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

let site: LoaderSite;
afterEach(() => site.close());

const says = (answer: unknown) => (_request: unknown, response: ServerResponse) =>
  void response.end(JSON.stringify(answer));

async function start(options: Partial<WebEdgeOptions> = {}): Promise<void> {
  site = await loaderSite({
    keptTimes: { waitMs: 60_000 },
    locatedWithinMs: 60_000,
    ...options,
    loaderLimits: { drawnWithinMs: 60_000, ...options.loaderLimits },
  });
  tellPages(site.api, { allowedCurrencies: ['USD', 'COP', 'MXN'], contacts: CONTACTS });
  site.api.answer(LOCATION, says({ country: 'MX', currency: 'MXN' }));
  await site.live([{ path: ADDRESS, half }]);
}

const lookUps = () => site.api.seen.filter(({ url }) => url === LOCATION);
const beginningOf = (body: string) =>
  JSON.parse(
    /<script type="application\/json" id="alisio-bootstrap">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}',
  );

test('a first visit is drawn in the currency of its country, with its line: the API is asked as the browser would', async () => {
  await start();
  const { body } = await site.get('/a/b', FROM_MEXICO);
  expect(body).toContain('<h1>drawn with MXN</h1>');
  expect(body.slice(0, body.indexOf('<main'))).toContain('tel:+525500000000');
  expect(beginningOf(body)).toMatchObject({
    location: { country: 'MX', currency: 'MXN' },
    currency: 'MXN',
    rates: { date: '2026-11-20', perDollar: { MXN: 18 } },
    line: { contactNumber: '+52 55 0000 0000', countryCode: 'MX' },
  });
  expect(lookUps()).toHaveLength(1);
  expect(lookUps()[0]?.headers).toMatchObject({
    'accept-language': 'es-MX,es;q=0.9',
    'x-forwarded-for': '127.0.0.1',
  });
});

describe('in the evening of the Americas', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T01:30:00Z'), doNotFake: REAL_CLOCKS }));
  afterEach(() => jest.useRealTimers());

  test.each([
    ['the country that was looked up', {}, '2026-11-21'],
    ['the zone that the browser said', { cookie: 'zone=Europe/Madrid' }, '2026-11-22'],
  ])('the day is that of %s', async (_, headers, today) => {
    await start();
    const { body } = await site.get('/a/b', { ...FROM_MEXICO, ...headers });
    expect(beginningOf(body).today).toBe(today);
  });

  /** Shows offers of the page's day, where its loader asked for the same. */
  const offers = drawing(
    `const { today } = useBootstrap();
     const { data = 'nothing yet' } = useQuery({ queryKey: [today], queryFn: () => new Promise(() => undefined) });
     return jsx('h1', { children: today + ' ' + data });`,
    `loader: ({ scope, today }) => queryClientOf(scope).prefetchQuery({ queryKey: [today], queryFn: async () => 'offers' }),`,
    `const { useBootstrap } = require('@alisio/platform/sdk/page');`,
  );
  const visitors = [{ cookie: 'location=MX' }, { cookie: 'location=MX; zone=America/Mexico_City' }];

  test('who is new has the offers of their day, and so has who is given the same page', async () => {
    await start();
    await site.live([{ ...offers, version: '1.1.0-dddddddd' }]);
    for (const headers of visitors)
      expect((await site.get('/a/b', headers)).body).toContain('<h1>2026-11-21 offers</h1>');
  });

  test('a page that is not drawn brings what its loader asked for the same day', async () => {
    await start({ loaderLimits: { drawnWithinMs: 0 } });
    await site.live([{ ...offers, version: '1.1.0-dddddddd' }]);
    for (const headers of visitors) {
      const { body } = await site.get('/a/b', headers);
      expect(beginningOf(body).today).toBe('2026-11-21');
      expect(broughtBy(body)).toEqual([[['2026-11-21'], 'offers']]);
    }
  });
});

test.each([
  ['was looked up before', 'location=CO', 'COP', '+576011111111'],
  ['was chosen', 'country=CO', 'COP', '+576011111111'],
  ['was chosen, with another currency', 'country=CO; currency=MXN', 'MXN', '+576011111111'],
  ['cannot be one', 'location=Colombia', 'MXN', '+525500000000'],
])('a country that %s', async (_, cookie, currency, line) => {
  await start();
  const { body } = await site.get('/a/b', { cookie, ...FROM_MEXICO });
  expect(body).toContain(`<h1>drawn with ${currency}</h1>`);
  expect(body).toContain(`tel:${line}`);
  expect(lookUps()).toHaveLength(cookie.includes('Colombia') ? 1 : 0);
});

test('pages that browsers draw look nobody up', async () => {
  await start({ loaderLimits: { drawnWithinMs: 0 } });
  const { body } = await site.get('/a/b', FROM_MEXICO);
  expect(beginningOf(body)).not.toHaveProperty('location');
  expect((await site.get('/nowhere')).statusCode).toBe(404);
  expect(lookUps()).toEqual([]);
});

test('what is not told in time costs dollars, and one page its wait: the next ones do not ask', async () => {
  await start({ locatedWithinMs: 1 });
  site.api.answer(LOCATION, () => {});
  for (const path of ['/a/b', '/a/c']) {
    const { body } = await site.get(path, FROM_MEXICO);
    expect(body).toContain('<h1>drawn with USD</h1>');
    expect(beginningOf(body).location).toEqual({ country: null, currency: 'USD' });
  }
  expect(lookUps().length).toBeLessThanOrEqual(1);
});

const listen = () => site.edge.listen({ port: 0, host: '127.0.0.1' });

/** Holds the look-up until it is let go. */
function holdLookUp(): () => void {
  const { promise: mayAnswer, resolve: letItAnswer } = Promise.withResolvers<void>();
  site.api.answer(LOCATION, async (_request, response) => {
    await mayAnswer;
    response.end('{"country":"MX","currency":"MXN"}');
  });
  return letItAnswer;
}

/** Asks for the page as a first visitor does. */
const visit = (address: string) =>
  fetch(`${address}/a/b`, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity', 'accept-language': 'es-MX,es;q=0.9' },
  });

test('a page that is drawn leaves whole: until then whoever stands before the edges may ask another one', async () => {
  await start({ loaderLimits: { headMs: 0 } });
  const address = await listen();
  const letItAnswer = holdLookUp();
  let hasBegun = false;
  const visited = visit(address).then((answer) => {
    hasBegun = true;
    return answer.text();
  });
  // Others come and go meanwhile, while its head would have had the time to leave.
  for (let time = 0; time < 5 || lookUps().length === 0; time += 1) await fetch(`${address}/healthz`);
  expect(hasBegun).toBe(false);
  letItAnswer();
  expect(await visited).toContain('<h1>drawn with MXN</h1>');
});

test('a page that is kept is given to who is found only then to be given it', async () => {
  await start({ loaderLimits: { headMs: 0 } });
  const address = await listen();
  const first = await (await visit(address)).text();
  expect(first).toContain('<h1>drawn with MXN</h1><p>1</p>');
  const letItAnswer = holdLookUp();
  const before = lookUps().length;
  const visited = visit(address);
  while (lookUps().length === before) await fetch(`${address}/healthz`);
  letItAnswer();
  const second = await (await visited).text();
  const [nonce, ...others] = new Set([...second.matchAll(/nonce="([^"]+)"/g)].map(([, one]) => one));
  expect(nonce).not.toBe('');
  expect(others).toEqual([]);
  const without = (text: string) => text.replaceAll(/nonce="[^"]+"/g, '');
  expect(without(second)).toBe(without(first));
});
