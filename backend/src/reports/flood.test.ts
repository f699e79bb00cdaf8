import type { Report, ReportBatch } from '@alisio/shared-contracts/reports';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { MOST_CANDIDATES, MOST_UNRELEASED_CANDIDATES } from './candidates.ts';
import { reportCounter } from './count-reports.ts';
import { MOST_UNRELEASED } from './known-keys.ts';
import { summarise } from './summarise.ts';

const LIVE = '1.4.0-0a1b2c3d';
/** As `config/settings.ts` has them. */
const PER_CALLER = { reports: 1000, problems: 50, newKeys: 40, pages: 20 };

const isReleased = async (_source: string, version: string) => !version.endsWith('.0');

/** The hour ends when a test says so, not while it counts: what is counted ends with it. */
const BEGIN = Date.parse('2026-11-25T10:30:00Z');
const clock = () => new Date(BEGIN + api.orderDeps.clock().getTime() - Date.now());
const deps = () => ({ ...api.orderDeps, clock });

let api: TestApi;
let count: (batch: ReportBatch, address: string) => Promise<void>;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
beforeEach(async () => {
  await api.database.db.deleteFrom('report_count').execute();
  await api.database.db.deleteFrom('report_candidate').execute();
  count = reportCounter({ ...deps(), perCaller: PER_CALLER, isReleased });
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
  const { counts } = await summarise(deps(), 1);
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
    await count(batch(view, report({ name: 'RangeError' })), `10.${visitor}.0.7`);
  const seen = await countsOf('mf-flights', LIVE);
  expect(seen).toMatchObject({ LCP: 60, RangeError: 60, Shouted: PER_CALLER.problems });
});

test('how fast a version is and what it sells is not for one network to say, of the page nor of the shell', async () => {
  const booked: Report = { ...report({}), kind: 'step', name: 'booked flight' };
  for (let visitor = 1; visitor <= 200; visitor += 1)
    await count(batch(view, { ...booked, name: 'searched flight' }), `10.${visitor}.0.7`);
  for (let n = 0; n < 20; n += 1) {
    const source = n % 2 ? 'mf-flights' : `mf-${'abcdefghijklmnopqrst'[n]}`;
    await count(
      batch(...Array.from({ length: 50 }, () => ({ ...view, source, value: 60_000 }))),
      '192.0.2.66',
    );
    await count(batch(...Array.from({ length: 50 }, () => ({ ...booked, source }))), `192.0.2.${n}`);
  }
  const { counts } = await summarise(deps(), 1);
  for (const source of ['mf-flights', 'host']) {
    const of = (name: string) => counts.find((row) => row.source === source && row.name === name);
    expect(of('LCP')?.count).toBeLessThanOrEqual(200 + PER_CALLER.problems);
    expect(of('LCP')?.p75).toBeLessThan(2000);
    expect(of('booked flight')?.count ?? 0).toBeLessThanOrEqual(PER_CALLER.problems);
  }
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

test('all addresses of one network have one allowance, and the network beside them has its own', async () => {
  const fifty = many(50, () => ({}));
  for (const address of ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:2::2'])
    await count(fifty, address);
  expect(await countsOf('mf-flights', LIVE)).toEqual({ TypeError: 50 });
  await count(fifty, '2001:db8:8:1::1');
  expect(await countsOf('mf-flights', LIVE)).toEqual({ TypeError: 100 });
});

test('one caller has so many reports an hour, of however many versions', async () => {
  for (let n = 0; n < 30; n += 1)
    await count(
      many(50, () => ({ version: `1.${n}.1-0a1b2c3d` })),
      '192.0.2.66',
    );
  const { counts } = await summarise(deps(), 1);
  expect(counts.reduce((sum, row) => sum + row.count, 0)).toBe(PER_CALLER.reports);
});

/** The names of problems as operators read them. */
const namesSeen = async () =>
  (await summarise(deps(), 1)).counts.filter(({ kind }) => kind !== 'vital').map(({ name }) => name);

/** Twelve thousand reports of invented names from the 256 addresses of one network. */
async function flood(make: (n: number, index: number) => Partial<Report>): Promise<void> {
  for (let n = 0; n < 240; n += 1)
    await count(
      many(50, (index) => make(n, index)),
      `192.0.2.${n}`,
    );
}
const NEIGHBOURS = ['198.51.100.7', '203.0.113.7', '2001:db8:7::7'];

test('what three networks report stands before twelve thousand inventions of one', async () => {
  await flood((n, index) => ({ name: `Invented ${n} ${index}` }));
  for (const address of NEIGHBOURS) await count(batch(report({ name: 'RangeError' })), address);
  expect((await namesSeen())[0]).toBe('RangeError');
  await flood((n, index) => ({ name: `Invented again ${n} ${index}` }));
  expect((await namesSeen())[0]).toBe('RangeError');
  const { counts } = await summarise(deps(), 1);
  expect(counts[0]).toMatchObject({ networks: 3, isReleased: true });
  expect(counts.filter(({ name }) => name.startsWith('Invented')).length).toBeLessThanOrEqual(40);
});

test('a version whose names are taken by inventions of many networks still tells what more of them report', async () => {
  for (const network of [1, 2, 3])
    await count(
      many(40, (index) => ({ name: `Invented ${network} ${index}` })),
      `10.${network}.0.1`,
    );
  for (const address of NEIGHBOURS) await count(batch(report({ name: 'RangeError' })), address);
  expect((await namesSeen())[0]).toBe('RangeError');
  const { counts } = await summarise(deps(), 1);
  expect(counts.reduce((sum, row) => sum + row.count, 0)).toBe(123);
  expect(counts.find(({ name }) => name === 'RangeError')).toMatchObject({ networks: 3, count: 2 });
});

test('versions that were never released have a small share, and what is released is never behind them', async () => {
  for (let network = 0; network < 30; network += 1)
    await count(
      many(40, (index) => ({ version: `${index}.${network}.0`, name: 'Invented' })),
      `10.${network}.0.1`,
    );
  for (let network = 0; network < 9; network += 1)
    await count(batch(report({ version: '0.0.0', name: 'Invented' })), `172.${network}.0.1`);
  await count(batch(report({ name: 'RangeError' })), '198.51.100.7');
  const { counts } = await summarise(deps(), 1);
  expect(counts[0]).toMatchObject({ name: 'RangeError', networks: 1 });
  const unreleased = counts.filter(({ isReleased: isKnown }) => !isKnown);
  expect(unreleased).toHaveLength(MOST_UNRELEASED);
  expect(unreleased[0]).toMatchObject({ version: '0.0.0', networks: 10 });
});

test('five hundred networks of one IPv6 provider are one, and put no invention before what two report', async () => {
  for (let network = 0; network < 500; network += 1)
    await count(batch(report({ name: 'Invented' })), `2001:db8:${network.toString(16)}::1`);
  for (const address of NEIGHBOURS.slice(0, 2)) await count(batch(report({ name: 'RangeError' })), address);
  expect((await namesSeen())[0]).toBe('RangeError');
  const { counts } = await summarise(deps(), 1);
  expect(counts.find(({ name }) => name === 'Invented')).toMatchObject({ count: 500, networks: 1 });
});

test('whatever an hour brings, it holds so many rows, and what two networks met stays among them', async () => {
  // Two networks each have taken the names of the version: from here on one waits for a third.
  for (const [network, word] of [
    [1, 'one'],
    [2, 'one'],
    [3, 'other'],
    [4, 'other'],
  ])
    await count(
      many(40, (index) => ({ name: `Invented ${word} ${index}` })),
      `10.${network}.0.1`,
    );
  const invent = async (network: number) => {
    const more = (index: number) => ({ name: `Invented by ${network} ${index}` });
    await count(many(40, more), `10.${network}.0.1`);
    await count(
      many(30, (index) => ({ ...more(index), version: `${network}.${index}.0` })),
      `172.${network}.0.1`,
    );
  };
  const [first, second, third] = NEIGHBOURS.map(
    (address) => () =>
      count(
        many(40, (index) => ({ name: `RangeError ${index}` })),
        address,
      ),
  );
  await first?.();
  await second?.();
  for (let network = 5; network < 120; network += 1) await invent(network);
  await third?.();

  const { db } = api.database;
  const rows = async (isKnown: boolean) =>
    (await db.selectFrom('report_candidate').selectAll().where('is_released', '=', isKnown).execute()).length;
  expect(await rows(true)).toBeGreaterThan(MOST_CANDIDATES / 2);
  expect(await rows(true)).toBeLessThanOrEqual(MOST_CANDIDATES);
  expect(await rows(false)).toBeLessThanOrEqual(MOST_UNRELEASED_CANDIDATES);
  expect((await namesSeen()).filter((name) => name.startsWith('RangeError'))).toHaveLength(40);
}, 60_000);

test('of who reported only marks are kept, another one for each thing, and these go with their hour', async () => {
  await count(batch(report({}), report({ name: 'RangeError' })), '198.51.100.7');
  await count(batch(report({})), '203.0.113.8');
  const { db } = api.database;
  const kept = () =>
    db
      .selectFrom('report_count')
      .select(['name', 'networks', 'seen_by'])
      .where('kind', '<>', 'page')
      .execute();
  const marks = (await kept()).flatMap(({ seen_by: seenBy }) => seenBy);
  expect(new Set(marks).size).toBe(3);
  api.wait(60 * 60 * 1000);
  await count(batch(report({})), '198.51.100.7');
  const told = (await kept()).filter(({ name }) => name === 'TypeError');
  expect(told.map(({ networks, seen_by: seenBy }) => [networks, seenBy.length])).toEqual(
    expect.arrayContaining([
      [2, 0],
      [1, 1],
    ]),
  );
  expect(await db.selectFrom('report_hour').selectAll().execute()).toHaveLength(1);
  const { counts } = await summarise(deps(), 2);
  expect(counts.find(({ name }) => name === 'TypeError')).toMatchObject({ count: 3, networks: 2 });
});
