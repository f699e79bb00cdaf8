import { report as contract } from '@alisio/shared-contracts/reports';
import { home, search } from '../testing/demo-pages.tsx';
import { demoSite } from '../testing/demo-site.ts';
import { reportOf, reportsOfSale } from './report-of.ts';

const { origin } = window.location;
const [page] = demoSite({ pages: [home] }).pages.all;
const shown = { source: 'mf-demo', version: '1.0.0-00000000' };
const scene = { host: '1.0.0-00000001', page: '/:url/results', shown };

/** An error as a script throws it. */
function thrownBy(path: string, error: Error = new TypeError('x is not a function')): Error {
  error.stack = `${error}\n    at f (${origin}${path}:1:2)`;
  return error;
}

const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
const uncaught = (error: Error, file = '') =>
  new ErrorEvent('error', { error, message: `Uncaught ${error}`, filename: file && origin + file });

test('an error that nobody caught is of the script that threw it', () => {
  const error = thrownBy('/remotes/mf-flights/1.4.0-0a1b2c3d/page-results.js');
  const expected = {
    kind: 'error',
    source: 'mf-flights',
    version: '1.4.0-0a1b2c3d',
    page: '/:url/results',
    name: 'TypeError',
    message: 'x is not a function',
  };
  expect(reportOf(uncaught(error), scene)).toEqual(expected);
  expect(reportOf(rejected(error), scene)).toEqual(expected);
  expect(reportOf(uncaught(error, '/host/1.0.0-00000001/main.js'), scene)).toMatchObject({ source: 'host' });
});

test.each([
  ['an extension', uncaught(new Error('ext'))],
  ['a script of another site', new ErrorEvent('error', { message: 'Script error.' })],
  ['the browser itself', new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' })],
  ['a promise that says nothing', rejected(undefined)],
  ['somebody who types', new Event('input')],
])('what comes of %s is not reported', (_, event) => {
  if ('error' in event && event.error instanceof Error) event.error.stack = 'at chrome-extension://abc/x.js';
  expect(reportOf(event, scene)).toBeUndefined();
});

test("what a page throws while it is rendered is its remote's, wherever the renderer stands", () => {
  const error = thrownBy('/host/1.0.0-00000001/main.js', new Error('Objects are not valid'));
  expect(reportOf({ kind: 'thrown', error, page }, scene)).toMatchObject({
    kind: 'error',
    source: 'mf-demo',
    version: '1.0.0-00000000',
    page: '/',
    name: 'Error',
  });
});

test('what the shell throws while it is rendered is its own', () => {
  expect(reportOf({ kind: 'thrown', error: 'boom', page: undefined }, scene)).toEqual({
    kind: 'error',
    source: 'host',
    version: '1.0.0-00000001',
    page: '/:url/results',
    name: 'Error',
    message: 'boom',
  });
});

test("what becomes of a part is its remote's, on the page that shows it", () => {
  const { parts } = demoSite({ pages: [home], parts: [search] }).pages;
  const [part] = parts;
  if (!part) throw new Error('no part');
  const thrown = reportOf({ kind: 'thrown', error: new RangeError('no date'), page: undefined, part }, scene);
  expect(thrown).toEqual({
    kind: 'error',
    source: 'mf-demo',
    version: '1.0.0-00000000',
    page: '/:url/results',
    name: 'RangeError',
    message: 'part mf-demo/search: no date',
  });
  const down = reportOf({ kind: 'down', error: new Error('gone'), page: undefined, part }, scene);
  expect(down).toMatchObject({
    kind: 'load-failure',
    source: 'mf-demo',
    page: '/:url/results',
    name: 'down',
  });
});

test.each(['slow', 'down', 'wrong'] as const)('a page whose code is %s is a failed load', (kind) => {
  const found = reportOf({ kind, error: new Error('no answer'), page }, scene);
  expect(found).toMatchObject({ kind: 'load-failure', source: 'mf-demo', page: '/', name: kind });
});

test('a step of a sale is of the remote whose code told of it, whoever has the page', () => {
  const told = new Error('searched');
  told.stack = `Error: searched
    at emit (${origin}/host/1.0.0-00000001/main.js:1:2)
    at search (${origin}/remotes/mf-hotels/2.0.0-0a1b2c3d/part-search.js:3:4)
    at click (${origin}/host/1.0.0-00000001/main.js:5:6)`;
  const searched = reportsOfSale({ sale: 'shop:searched', carries: { product: 'hotel' }, told }, scene);
  expect(searched).toMatchObject([
    {
      kind: 'step',
      source: 'mf-hotels',
      version: '2.0.0-0a1b2c3d',
      page: '/:url/results',
      name: 'searched hotel',
    },
  ]);
  told.stack = '';
  const carries = { products: ['flight', 'hotel'] };
  const booked = reportsOfSale({ sale: 'booking:confirmed', carries, told }, scene);
  expect(booked).toMatchObject([
    { ...shown, name: 'booked flight' },
    { ...shown, name: 'booked hotel' },
  ]);
  const declined = { reason: 'declined' };
  const [failed] = reportsOfSale({ sale: 'booking:payment-failed', carries: declined, told }, scene);
  expect(failed).toMatchObject({ ...shown, name: 'payment-failed', message: 'declined' });
  expect(contract.safeParse(failed).success).toBe(true);
});

test('a step with a name that is no product’s is still a step that the API takes', () => {
  const told = new Error('searched');
  const [searched] = reportsOfSale({ sale: 'shop:searched', carries: { product: 'Hotel <b>' }, told }, scene);
  expect(searched).toMatchObject({ name: 'searched' });
  expect(contract.safeParse(searched).success).toBe(true);
});

test('whatever is thrown makes a report that the API takes', () => {
  const long = Object.assign(new Error('x'.repeat(5000)), { name: 'N'.repeat(500) });
  for (const error of [
    long,
    new Error(''),
    null,
    undefined,
    {},
    7,
    Object.assign(new Error(), { name: '' }),
    Object.create(null),
    Object.assign(new Error(), { message: 7, name: Symbol('x') }),
  ]) {
    const found = reportOf({ kind: 'thrown', error, page }, scene);
    expect(contract.safeParse(found).success).toBe(true);
  }
});
