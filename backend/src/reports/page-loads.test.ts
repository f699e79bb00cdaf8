import { getReportSummary } from '@alisio/shared-contracts/endpoints';
import { type Report, type ReportBatch, reportSummary } from '@alisio/shared-contracts/reports';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { reportCounter } from './count-reports.ts';

const HOST = '1.0.0-0000000a';
const OLD = '1.4.0-0a1b2c3d';
const NEW = '1.5.0-1b2c3d4e';
const KEY = 'operators-0123456789';

let api: TestApi;
let count: (batch: ReportBatch, address: string) => Promise<void>;
beforeAll(async () => {
  api = await startTestApi({}, KEY);
}, 60_000);
beforeEach(async () => {
  await api.database.db.deleteFrom('report_count').execute();
  const { db, clock } = api.orderDeps;
  const perCaller = { reports: 1000, problems: 50, newKeys: 40, pages: 20 };
  count = reportCounter({ db, clock, perCaller, isReleased: async () => true });
});
afterAll(() => api.close());

const of = (version: string, more: Partial<Report>): Report => ({
  kind: 'error',
  source: 'mf-flights',
  version,
  page: '/:url/results',
  name: 'TypeError',
  ...more,
});
const load = (version: string): Report => of(version, { kind: 'vital', name: 'TTFB', value: 120 });
const tell = (address: string, ...reports: Report[]) => count({ host: HOST, reports }, address);

/** As operators are told. */
async function pagesOf(source: string, version: string) {
  const url = `${getReportSummary.path}?hours=1&source=${source}`;
  const reply = await api.app.inject({ url, headers: { authorization: `Bearer ${KEY}` } });
  const { pages = [] } = reportSummary.parse(reply.json());
  return pages.find((one) => one.version === version);
}

test('loads are told by version, and once each that something broke, however often it did', async () => {
  await tell('192.0.2.1', load(OLD));
  await tell('198.51.100.1', load(NEW), of(NEW, {}), of(NEW, { name: 'RangeError' }));
  await tell('198.51.100.1', of(NEW, {}), of(NEW, { message: 'again' }));
  await tell('203.0.113.1', load(NEW), of(NEW, { kind: 'vital', name: 'LCP', value: 900 }));
  expect(await pagesOf('mf-flights', OLD)).toMatchObject({ loads: 1, troubled: 0 });
  expect(await pagesOf('mf-flights', NEW)).toMatchObject({
    loads: 2,
    troubled: 1,
    networks: { loads: 2, troubled: 1 },
  });
  // The shell: what broke on its pages.
  expect(await pagesOf('host', HOST)).toMatchObject({
    loads: 3,
    troubled: 1,
  });
});

test('a trouble without a load of its own counts: visitors came to the page from another one', async () => {
  for (const address of ['192.0.2.1', '198.51.100.1']) await tell(address, of(NEW, {}));
  expect(await pagesOf('mf-flights', NEW)).toMatchObject({ loads: 0, troubled: 2 });
});

test('a network is heard for so many loads, and its later troubles no more than those', async () => {
  for (let host = 1; host <= 60; host += 1) {
    await tell(`192.0.2.${host}`, load(NEW));
    await tell(`192.0.2.${host}`, of(NEW, {}));
  }
  expect(await pagesOf('mf-flights', NEW)).toMatchObject({ loads: 20, troubled: 20 });
  await tell('203.0.113.1', load(NEW));
  // Others are heard.
  expect(await pagesOf('mf-flights', NEW)).toMatchObject({ loads: 21, troubled: 20 });
});

test('of one source its vitals come with their histogram, and loads are no reports', async () => {
  const paint = (value: number) => of(NEW, { kind: 'vital', name: 'LCP', value });
  await tell('192.0.2.1', load(NEW), paint(0), paint(1000), paint(1010));
  const url = `${getReportSummary.path}?source=mf-flights`;
  const reply = await api.app.inject({ url, headers: { authorization: `Bearer ${KEY}` } });
  const { counts } = reportSummary.parse(reply.json());
  expect(counts.map(({ name }) => name).sort()).toEqual(['LCP', 'TTFB']);
  const { histogram = [] } = counts.find(({ name }) => name === 'LCP') ?? {};
  expect(histogram.map((bucket) => bucket.count)).toEqual([1, 2]);
  expect(histogram[0]?.upTo).toBe(1);
  expect(histogram[1]?.upTo).toBeGreaterThan(1010);
  expect(histogram[1]?.upTo).toBeLessThan(1111);
});
