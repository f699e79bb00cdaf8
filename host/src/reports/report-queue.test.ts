import { type Report, type ReportBatch, reportBatch } from '@alisio/shared-contracts/reports';
import { jest } from '@jest/globals';
import { createReportQueue, type ReportQueue } from './report-queue.ts';

const error = (message: string): Report => ({
  kind: 'error',
  source: 'mf-demo',
  version: '1',
  page: '/',
  name: 'Error',
  message,
});
const vital = (name: string): Report => ({
  kind: 'vital',
  source: 'mf-demo',
  version: '1',
  page: '/',
  name,
  value: 1,
});

const sale = (name: string): Report => ({ kind: 'step', source: 'mf-demo', version: '1', page: '/', name });

let sent: ReportBatch[];
let queue: ReportQueue;
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  queue = createReportQueue('1.0.0', (batch) => sent.push(batch));
});
afterEach(() => {
  jest.useRealTimers();
});

const reports = () => sent.flatMap((batch) => batch.reports);

test('an error leaves within five seconds, with all that came meanwhile', () => {
  queue.add(error('a'));
  jest.advanceTimersByTime(3000);
  queue.add(error('b'));
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(2000);
  expect(sent).toEqual([{ host: '1.0.0', reports: [error('a'), error('b')] }]);
  queue.add(error('c'));
  jest.advanceTimersByTime(5000);
  expect(sent).toHaveLength(2);
});

test('vitals and sales wait until the page is hidden, or go with an error', () => {
  queue.add(vital('LCP'));
  queue.add(sale('searched flight'));
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  queue.flush();
  expect(reports()).toEqual([vital('LCP'), sale('searched flight')]);
});

test('where there is nothing to tell nothing is sent, and nothing is sent twice', () => {
  queue.flush();
  queue.add(error('a'));
  queue.flush();
  queue.flush();
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test('the same error counts five times at most, another version of it apart', () => {
  for (let count = 0; count < 9; count += 1) queue.add(error('same'));
  queue.add({ ...error('same'), version: '2' });
  queue.flush();
  expect(reports()).toHaveLength(6);
});

test('a vital counts once for a page, however often the page is hidden', () => {
  for (let hidden = 0; hidden < 3; hidden += 1) {
    queue.add(vital('CLS'));
    queue.flush();
  }
  expect(reports()).toEqual([vital('CLS')]);
});

test('a page that breaks without end sends fifty reports, sales and vitals among them, as the contract takes them', () => {
  for (let count = 0; count < 200; count += 1) queue.add(error(`${count}`));
  for (let count = 0; count < 20; count += 1) queue.add(sale(`searched ${'x'.repeat(count + 2)}`));
  for (const name of ['LCP', 'CLS', 'INP', 'FCP', 'TTFB']) queue.add(vital(name));
  queue.flush();
  expect(reports()).toHaveLength(50);
  expect(reports().filter(({ kind }) => kind === 'step')).toHaveLength(15);
  expect(reports().filter(({ kind }) => kind === 'vital')).toHaveLength(5);
  expect(sent.every((batch) => reportBatch.safeParse(batch).success)).toBe(true);
});
