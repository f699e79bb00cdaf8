import type { IncomingMessage, ServerResponse } from 'node:http';
import { configurationFixture } from '../testing/configuration.ts';
import { isDrawn, type LoaderSite, loaderSite } from '../testing/loader-site.ts';

const ADDRESS = '/a/:city';
/** Draws what it begins with. */
const half = `
  const { jsx } = require('react/jsx-runtime');
  const { useBootstrap } = require('@alisio/platform/sdk/page');
  const texts = async () => ({ default: {} });
  const Page = () => {
    const { currency, rates, line } = useBootstrap();
    return jsx('h1', { children: [currency, rates ? 'at its rate' : 'without rate', line?.contactNumber].join(', ') });
  };
  const page = { default: Page };
  module.exports.default = { texts: { es: texts, en: texts }, pages: { '${ADDRESS}': async () => page } };
`;
const CONTACTS = [{ contactNumber: '+52 55 0000 0000', countryCode: 'MX' }];
const ANSWERS = {
  '/configuration': configurationFixture({ allowedCurrencies: ['USD', 'MXN'] }),
  '/currencyExchange': { base: 'USD', date: '2026-11-20', rates: { MXN: 18 } },
  '/graphql': { data: { companyContactInfoDisplayQuery: { results: CONTACTS } } },
  '/visitor/location': { country: 'MX', currency: 'MXN' },
};
const ALL_WELL = 'MXN, at its rate, +52 55 0000 0000';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const TROUBLES: readonly [string, Answer][] = [
  ['no connection', (_, response) => void response.destroy()],
  [
    'a problem',
    (_, response) =>
      void response
        .writeHead(500, { 'content-type': 'application/problem+json' })
        .end('{"type":"/problems/internal","title":"Something failed","status":500}'),
  ],
  [
    'a page in place of data',
    (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Wi-Fi</title>'),
  ],
];

/** What a page for a visitor from Mexico is drawn with where one call fails. */
const DRAWN_WITHOUT: readonly [path: keyof typeof ANSWERS, drawn: string][] = [
  ['/configuration', ALL_WELL],
  ['/currencyExchange', 'MXN, without rate, +52 55 0000 0000'],
  ['/graphql', 'MXN, at its rate, '],
  ['/visitor/location', 'USD, without rate, '],
];

let site: LoaderSite;
beforeEach(async () => {
  site = await loaderSite({
    keptTimes: { waitMs: 60_000 },
    locatedWithinMs: 60_000,
    loaderLimits: { drawnWithinMs: 60_000 },
  });
  for (const [path, answer] of Object.entries(ANSWERS))
    site.api.answer(path, (_, response) => void response.end(JSON.stringify(answer)));
  await site.live([{ path: ADDRESS, half }]);
});
afterEach(() => site.close());

const open = async () => {
  const { body, statusCode } = await site.get('/a/b', { 'accept-language': 'es-MX,es;q=0.9' });
  expect([statusCode, isDrawn(body)]).toEqual([200, true]);
  return /<h1>(.*?)<\/h1>/.exec(body)?.[1];
};

test('where every call is answered the page is drawn with all of it', async () => {
  expect(await open()).toBe(ALL_WELL);
});

describe.each(TROUBLES)('answered by %s', (_, trouble) => {
  test.each(DRAWN_WITHOUT)('%s costs the page what it tells, and nothing else', async (path, drawn) => {
    site.api.answer(path, trouble);
    expect(await open()).toBe(drawn);
  });
});
