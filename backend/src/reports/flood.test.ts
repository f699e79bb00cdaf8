import type { Report, ReportBatch } from '@alisio/shared-contracts/reports';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { reportCounter } from './count-reports.ts';
import { summarise } from './summarise.ts';

const LIVE = '1.4.0-0a1b2c3d';
/** As `config/settings.ts` has them. */
const PER_CALLER = { reports: 1000, problems: 50, newKeys: 40 };

let api: TestApi;
let count: (batch: ReportBatch, address: string) => Promise<void>;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
beforeEach(async () => {
  await api.database.db.deleteFrom('report_count').execute();
  count = reportCounter({ ...api.orderDeps, perCaller: PER_CALLER });
});
afterAll(() => api.close());

const report = (more: Partial<Report>): Report => ({
  kind: 'error',
  source: 'mf-flights',
  version: LIVE,
  page: '/:url/results',
  name: 'TypeError',
  ...more,
});
const view: Report = { ...report({}), kind: 'vital', name: 'LCP', value: 1800 };
const batch = (...reports: Report[]): ReportBatch => ({ host: '1.0.0-0000000a', reports });
const many = (length: number, make: (index: number) => Partial<Report>) =>
  batch(...Array.from({ length }, (_, index) => report(make(index))));

const countsOf = async (source: string, version: string) => {
  const { counts } = await summarise(api.orderDeps, 1);
  const own = counts.filter((row) => row.source === source && row.version === version);
  return Object.fromEntries(own.map(({ name, count: times }) => [name, times]));
};

test('batches of inventions from one address leave room for everybody, and add little', async () => {
  for (let n = 0; n < 12; n += 1) {
    await count(
      many(50, (index) => ({ source: 'mf-invented', name: `Invented ${n} ${index}` })),
      '192.0.2.66',
    );
    await count(
      many(50, (index) => ({ version: `${n}.${index}.0`, name: 'Invented' })),
      '192.0.2.66',
    );
    await count(
      many(50, (index) => ({ name: `Invented ${n} ${index}` })),
      '192.0.2.66',
    );
  }
  await count(batch(view, report({ name: 'RangeError', message: 'no price' })), '198.51.100.7');
  await count(batch(report({ name: 'ChunkError', kind: 'load-failure' })), '198.51.100.8');

  const seen = await countsOf('mf-flights', LIVE);
  expect(seen).toMatchObject({ LCP: 1, RangeError: 1, ChunkError: 1 });
  const others = Object.entries(seen).filter(([name]) => !['LCP', 'RangeError', 'ChunkError'].includes(name));
  expect(others.reduce((sum, [, times]) => sum + times, 0)).toBeLessThanOrEqual(PER_CALLER.problems);
});

test('invented vitals of a version leave room for the names of what breaks in it', async () => {
  for (let n = 0; n < 4; n += 1)
    await count(
      many(50, (index) => ({ ...view, name: `Invented ${n} ${index}` })),
      '192.0.2.66',
    );
  await count(batch(view, report({ name: 'RangeError' })), '198.51.100.7');
  expect(await countsOf('mf-flights', LIVE)).toMatchObject({ LCP: 1, RangeError: 1 });
});

test('a version that breaks for many is told by how many, whoever shouts beside them', async () => {
  for (let n = 0; n < 20; n += 1)
    await count(
      many(50, () => ({ name: 'Shouted' })),
      '192.0.2.66',
    );
  for (let visitor = 1; visitor <= 60; visitor += 1)
    await count(batch(view, report({ name: 'RangeError' })), `198.51.100.${visitor}`);
  const seen = await countsOf('mf-flights', LIVE);
  expect(seen).toMatchObject({ LCP: 60, RangeError: 60, Shouted: PER_CALLER.problems });
});

test('an hour later everybody begins anew', async () => {
  await count(
    many(50, () => ({})),
    '192.0.2.66',
  );
  await count(
    many(50, () => ({})),
    '192.0.2.66',
  );
  expect(await countsOf('mf-flights', LIVE)).toEqual({ TypeError: 50 });
  api.wait(60 * 60 * 1000);
  await count(
    many(1, () => ({})),
    '192.0.2.66',
  );
  expect((await countsOf('mf-flights', LIVE)).TypeError).toBe(51);
});
