import { type Report, report, reportBatch } from './index.ts';

const error: Report = {
  kind: 'error',
  source: 'mf-flights',
  version: '1.4.0-0a1b2c3d',
  page: '/:url/results',
  name: 'TypeError',
  message: 'x is not a function',
};
const batchOf = (...reports: object[]) => reportBatch.safeParse({ host: '1.0.0-00000001', reports }).success;

test('errors, failed loads, vitals and steps of a sale are reports', () => {
  const vital = { kind: 'vital', source: 'host', version: '1', page: '', name: 'CLS', value: 0 };
  const failure = { ...error, kind: 'load-failure', name: 'slow', message: undefined };
  const step = { ...error, kind: 'step', name: 'searched flight', message: undefined };
  expect(batchOf(error, vital, failure, step)).toBe(true);
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
  ['a step that no sale has', { kind: 'step', name: '__proto__' }],
  ['a step of what is no product', { kind: 'step', name: 'booked <img>' }],
  ['a step and more than its product', { kind: 'step', name: 'booked flight now' }],
  ['a field that nobody asked for', { visitor: 'lucia@ejemplo.test' }],
])('%s is refused', (_, wrong) => {
  expect(report.safeParse({ ...error, ...wrong }).success).toBe(false);
});

test('a batch has one to fifty reports', () => {
  expect(batchOf()).toBe(false);
  expect(batchOf(...Array.from({ length: 50 }, () => error))).toBe(true);
  expect(batchOf(...Array.from({ length: 51 }, () => error))).toBe(false);
});
