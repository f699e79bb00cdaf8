import { isLocalCaller, type Report, report, reportBatch } from './index.ts';

const error: Report = {
  kind: 'error',
  source: 'mf-flights',
  version: '1.4.0-0a1b2c3d',
  page: '/:url/results',
  name: 'TypeError',
  message: 'x is not a function',
};
const batchOf = (...reports: object[]) => reportBatch.safeParse({ host: '1.0.0-00000001', reports }).success;

test('errors, failed loads and vitals are reports', () => {
  const vital = { kind: 'vital', source: 'host', version: '1', page: '', name: 'CLS', value: 0 };
  const failure = { ...error, kind: 'load-failure', name: 'slow', message: undefined };
  expect(batchOf(error, vital, failure)).toBe(true);
});

test.each([
  ['another kind', { kind: 'visit' }],
  ['the name of nobody who releases', { source: 'other' }],
  ['a source that could be an address', { source: 'mf-a/../b' }],
  ['no version', { version: '' }],
  ['more than a message', { message: 'x'.repeat(301) }],
  ['a negative value', { value: -1 }],
  ['a value that is no number', { value: Number.POSITIVE_INFINITY }],
  ['a vital without a value', { kind: 'vital', name: 'LCP' }],
  ['a field that nobody asked for', { visitor: 'lucia@ejemplo.test' }],
])('%s is refused', (_, wrong) => {
  expect(report.safeParse({ ...error, ...wrong }).success).toBe(false);
});

test('a batch has one to fifty reports', () => {
  expect(batchOf()).toBe(false);
  expect(batchOf(...Array.from({ length: 50 }, () => error))).toBe(true);
  expect(batchOf(...Array.from({ length: 51 }, () => error))).toBe(false);
});

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:4000', '[::1]:4000']) {
    expect(isLocalCaller({ address, headers: { host } })).toBe(true);
  }
});

test.each([
  ['another machine', '192.168.1.7', { host: 'localhost' }],
  ['an address that only begins alike', '127.0.0.1.example', { host: 'localhost' }],
  ['no address', undefined, { host: 'localhost' }],
  ['a name elsewhere that points here', '127.0.0.1', { host: 'shop.example' }],
  ['a name that only begins alike', '127.0.0.1', { host: 'localhost.example' }],
  ['no name', '127.0.0.1', {}],
  ['a visitor behind a proxy', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
  ['a visitor behind a proxy that says nothing of him', '::1', { host: 'localhost', 'x-forwarded-for': '' }],
  ['a visitor behind another kind of proxy', '::1', { host: 'localhost', forwarded: 'for=192.0.2.1' }],
])('%s is not', (_, address, headers) => {
  expect(isLocalCaller({ address, headers })).toBe(false);
});
