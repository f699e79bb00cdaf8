import { getReportSummary, sendReports } from '@alisio/shared-contracts/endpoints';
import { type Report, type ReportSummary, reportSummary } from '@alisio/shared-contracts/reports';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { reportCounter } from './count-reports.ts';
import { MOST_KEYS, MOST_NAMES } from './known-keys.ts';

const HOUR_MS = 60 * 60 * 1000;
const HOST = '1.0.0-0000000a';
const KEY = 'operators-0123456789';
const headers = { authorization: `Bearer ${KEY}` };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, KEY);
});
afterAll(() => api.close());
/** Each test has hours of its own. */
beforeEach(async () => {
  await api.database.db.deleteFrom('report_count').execute();
  api.wait(10 * HOUR_MS);
});

const error = (more: Partial<Report> = {}): Report => ({
  kind: 'error',
  source: 'mf-flights',
  version: '1.4.0-0a1b2c3d',
  page: '/:url/results',
  name: 'TypeError',
  message: 'offers is undefined',
  ...more,
});
const vital = (name: string, value: number, more: Partial<Report> = {}): Report => {
  const { message: _none, ...rest } = error({ kind: 'vital', name, value, ...more });
  return rest;
};

const post = (reports: readonly object[], more: object = {}) =>
  api.app.inject({ method: 'POST', url: sendReports.path, payload: { host: HOST, reports }, ...more });
const summary = async (hours?: number): Promise<ReportSummary> => {
  const query = hours === undefined ? '' : `?hours=${hours}`;
  const reply = await api.app.inject({ url: `${getReportSummary.path}${query}`, headers });
  expect(reply.statusCode).toBe(200);
  return reportSummary.parse(reply.json());
};
const UNLIMITED = { reports: 1e6, problems: 1e6, newKeys: 1e6, pages: 1e6 };
const countOf = async (name: string) => (await summary()).counts.find((row) => row.name === name)?.count;
/** Of reports: page loads stand beside them. */
const rows = () =>
  api.database.db.selectFrom('report_count').selectAll().where('kind', '<>', 'page').execute();

test('a report is counted under its remote, version, kind and name, with the newest message', async () => {
  const reply = await post([
    error(),
    error({ message: 'newest' }),
    error({ kind: 'load-failure', name: 'slow' }),
  ]);
  expect([reply.statusCode, reply.json()]).toEqual([201, { accepted: 3 }]);
  await post([error({ message: undefined, page: '/' })]);

  const { counts } = await summary();
  expect(counts).toMatchObject([
    {
      source: 'mf-flights',
      version: '1.4.0-0a1b2c3d',
      kind: 'error',
      name: 'TypeError',
      count: 3,
      message: 'newest',
      page: '/',
      median: null,
      p75: null,
    },
    { kind: 'load-failure', name: 'slow', count: 1 },
  ]);
  const [first] = counts;
  expect(Date.parse(first?.lastAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.firstAt ?? ''));
  expect(first?.firstAt).toMatch(/^\d{4}-.*Z$/);
});

test('of vitals the median and the third quartile are told, for the page and for the shell around it', async () => {
  await post(Array.from({ length: 40 }, (_, index) => vital('LCP', 1000 + 100 * index)));
  await post([vital('CLS', 0), vital('CLS', 0, { source: 'host', version: HOST })]);
  const { counts } = await summary();
  const of = (source: string, name: string) =>
    counts.find((row) => row.source === source && row.name === name);
  for (const [source, version] of [
    ['mf-flights', '1.4.0-0a1b2c3d'],
    ['host', HOST],
  ] as const) {
    expect(of(source, 'LCP')).toMatchObject({ version, count: 40, message: null });
    expect(Math.abs((of(source, 'LCP')?.median ?? 0) / 2900 - 1)).toBeLessThan(0.05);
    expect(Math.abs((of(source, 'LCP')?.p75 ?? 0) / 3900 - 1)).toBeLessThan(0.05);
  }
  expect(of('mf-flights', 'CLS')).toMatchObject({ count: 1, p75: 0 });
  expect(of('host', 'CLS')).toMatchObject({ count: 2, p75: 0 });
});

test('a step of a sale is counted for its version and for the shell around it, and is no problem', async () => {
  const { message: _none, ...step } = error({ kind: 'step', name: 'searched flight' });
  await post([step, step, error()]);
  const { counts } = await summary();
  const told = counts.filter(({ kind }) => kind === 'step');
  expect(told.map(({ source, version, count }) => [source, version, count]).sort()).toEqual([
    ['host', HOST, 2],
    ['mf-flights', '1.4.0-0a1b2c3d', 2],
  ]);
});

test('batches that come at the same time are all counted, by processes that know nothing of each other', async () => {
  const named = Array.from({ length: 40 }, (_, index) => error({ name: `Error ${index}` }));
  const reports = [error(), error(), vital('INP', 80), vital('LCP', 900), ...named];
  const { db, clock } = api.orderDeps;
  const processes = Array.from({ length: 4 }, () =>
    reportCounter({ db, clock, perCaller: UNLIMITED, isReleased: async () => true }),
  );
  const batches = [reports, [...reports].reverse()].map((one) => ({ host: HOST, reports: one }));
  const countAll = () =>
    Promise.all(
      Array.from({ length: 5 }, () =>
        processes.flatMap((count) => batches.map((batch) => count(batch, '192.0.2.1'))),
      ).flat(),
    );
  await countAll();
  // By now each of them knows the keys, and nobody waits for anybody's new ones.
  await countAll();
  expect(await countOf('TypeError')).toBe(160);
  expect(await countOf('Error 39')).toBe(80);
  const filled = await sql<{ values: number }>`
    SELECT sum(n)::bigint AS values FROM report_count, unnest(buckets) AS n WHERE kind = 'vital'
  `.execute(api.database.db);
  expect(filled.rows[0]?.values).toBe(320);
});

test('an hour later is another row, and a summary holds the hours that it was asked for', async () => {
  await post([error()]);
  api.wait(3 * HOUR_MS);
  await post([error()]);
  expect(await rows()).toHaveLength(2);
  expect((await summary(1)).counts[0]?.count).toBe(1);
  expect((await summary(4)).counts[0]?.count).toBe(2);
});

test('what is older than thirty days is removed', async () => {
  await post([error({ name: 'Old' })]);
  api.wait(31 * 24 * HOUR_MS);
  await post([error()]);
  expect((await rows()).map(({ name }) => name)).toEqual(['TypeError']);
});

test('invented names do not grow the table, and the version keeps its count', async () => {
  for (let batch = 0; batch < 10; batch += 1) {
    await post(Array.from({ length: 50 }, (_, index) => error({ name: `Error ${batch}-${index}` })));
  }
  const stored = await rows();
  expect(stored).toHaveLength(MOST_NAMES + 1);
  expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(500);
  expect(await countOf('other')).toBe(500 - MOST_NAMES);
});

test('invented remotes and versions do not grow it either, and who was there is still counted', async () => {
  await post([error()]);
  for (let batch = 0; batch < 50; batch += 1) {
    await Promise.all([
      post(Array.from({ length: 50 }, (_, index) => error({ source: `mf-a${batch}-${index}` }))),
      post(Array.from({ length: 50 }, (_, index) => error({ version: `${batch}.${index}.0` }))),
    ]);
  }
  await post([error(), error({ name: 'New of a known version' })]);
  const stored = await rows();
  // One more for what is counted together, one for the new name.
  expect(stored.length).toBeLessThanOrEqual(MOST_KEYS + 2);
  expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(5003);
  const { counts } = await summary();
  expect(counts).toContainEqual(
    expect.objectContaining({ source: 'other', version: 'other', name: 'other', networks: 0 }),
  );
  const known = counts.filter(({ source }) => source === 'mf-flights');
  expect(
    known.filter(({ version }) => version === error().version).map(({ name, count }) => [name, count]),
  ).toEqual([
    ['TypeError', 2],
    ['other', 1],
  ]);
});

test.each([
  ['a batch that is too large for a beacon', { host: 'x'.repeat(70_000), reports: [error()] }, 413],
  ['a source that releases nothing', { host: HOST, reports: [error({ source: 'Xq7' })] }, 400],
  ['a field that nobody asked for', { host: HOST, reports: [{ ...error(), address: 'Xq7' }] }, 400],
])('%s is refused, nothing of it is said again, and nothing is stored', async (_, payload, status) => {
  const reply = await api.app.inject({ method: 'POST', url: sendReports.path, payload });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(reply.body).not.toContain('Xq7');
  expect(await rows()).toEqual([]);
});

test.each(['0', '169', '1.5', 'all', ''])('a summary of %j hours is refused', async (hours) => {
  const reply = await api.app.inject({ url: `${getReportSummary.path}?hours=${hours}`, headers });
  expect(reply.statusCode).toBe(400);
});

test('neither table nor log holds who reported', async () => {
  await post([error()], {
    remoteAddress: '127.0.0.1',
    headers: {
      'x-forwarded-for': '190.24.0.7',
      'user-agent': 'Netscape/4.7',
      referer: 'http://a/?mail=lucia',
    },
  });
  const kept = `${JSON.stringify(await rows())}${api.log.join()}`;
  for (const trace of ['190.24', 'Netscape', 'lucia']) expect(kept).not.toContain(trace);
});
