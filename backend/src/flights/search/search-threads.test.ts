import { setImmediate } from 'node:timers/promises';
import { addDays } from '@alisio/shared-contracts/dates';
import { jest } from '@jest/globals';
import { ProblemError } from '../../problems/index.ts';
import { WorkThreads } from '../../threads/index.ts';
import type { SeatSales } from '../seat-sales.ts';
import { NOON, searchOf, unpacked } from '../testing/searches.ts';
import type { FlightThreadSettings } from './flight-work.ts';
import type { SearchWork } from './search-work.ts';
import { workOnThreads } from './work-on-threads.ts';

/** A thread takes a second to begin on a busy machine. */
const SETUP_MS = 60_000;
const NONE: SeatSales = new Map();

/** Where each search asked leaves from, in the order in which their threads asked for sales. */
let begun: string[];
let answerSales: (from: string) => Promise<SeatSales>;
/** Who asks now; of three places to wait one caller has one. */
let caller: string | undefined;
let pool: WorkThreads;
let work: SearchWork;

beforeAll(async () => {
  const settings: FlightThreadSettings = {
    secret: new Uint8Array(32),
    suppliers: new URL('../testing/open-told-supplier.ts', import.meta.url).href,
  };
  pool = await WorkThreads.open({
    threads: 1,
    mostWaiting: 3,
    callerNow: () => caller,
    modules: [{ url: new URL('./thread-work.ts', import.meta.url).href, settings }],
  });
  work = workOnThreads(pool, ([from = '']) => {
    begun.push(from);
    return answerSales(from);
  });
}, SETUP_MS);
afterAll(() => pool.close());
beforeEach(() => {
  begun = [];
  caller = undefined;
  answerSales = async () => NONE;
});

const search = (from: string, signal?: AbortSignal) =>
  work.search({ payload: searchOf({ from }), language: 'es', shownAt: NOON }, signal);

/** A search that has told a part, and waits for a supplier until `sales` are told. */
async function begunInParts(from: string, sales: Promise<SeatSales>) {
  const before = answerSales;
  answerSales = (key) => (key === `late ${from}` ? sales : before(key));
  const parts: { body: Uint8Array }[] = [];
  const part = Promise.withResolvers<void>();
  const payload = searchOf({ from, to: 'LAT' });
  const answer = work.search({ payload, language: 'es', shownAt: NOON }, undefined, (told) => {
    parts.push(told);
    part.resolve();
  });
  await part.promise;
  return { answer, parts };
}

/** Sales that are told when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<SeatSales>();
  answerSales = () => promise;
  return { tell: () => resolve(NONE) };
}

test('an answer, and each part of one, is passed on with its bytes alone', async () => {
  const late = Promise.withResolvers<SeatSales>();
  const { answer, parts } = await begunInParts('BOG', late.promise);
  late.resolve(NONE);
  const { body, rest } = await answer;
  const all = [...parts.map(({ body: told }) => told), body, rest ?? new Uint8Array()];
  for (const bytes of all) expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
});

test('a search is computed beside the thread that asks, and its answer is whole', async () => {
  const { body, seatKeys } = await search('BOG');
  expect(seatKeys).toEqual(['BOG']);
  expect(unpacked(body)).toMatchObject({
    data: [],
    meta: { count: 0, currency: 'USD' },
  });
});

test('a calendar that threads share has each day in its place', async () => {
  const firstDate = '2027-02-20';
  const payload = { ...searchOf({ from: 'BOG' }), from: 'BOG', to: 'MIA', firstDate, days: 60 };
  const { totals } = await work.lowestTotals({ payload, now: NOON });
  const dates = Array.from({ length: 60 }, (_, day) => addDays(firstDate, day));
  expect(totals.map((lowest) => lowest?.total)).toEqual(
    dates.map((date) => Number(date.replaceAll('-', ''))),
  );
});

test('more than may wait are refused with the time to come again, and those who wait are answered', async () => {
  const sales = held();
  const taken = ['AAA', 'BBB', 'CCC', 'DDD'].map((from) => search(from));
  const refusal = await search('EEE').catch((error: unknown) => error);
  if (!(refusal instanceof ProblemError)) throw new Error('it was not refused');
  expect(refusal.statusCode).toBe(503);
  expect(refusal.detail.title).toContain('Too many searches at once');
  expect(Number(refusal.detail.headers?.['retry-after'])).toBeGreaterThan(0);
  sales.tell();
  expect((await Promise.all(taken)).map(({ seatKeys: [from] }) => from)).toEqual([
    'AAA',
    'BBB',
    'CCC',
    'DDD',
  ]);
});

test('one caller takes no more than a part of the places to wait, and the others theirs', async () => {
  const sales = held();
  caller = '203.0.113.7';
  const many = Array.from({ length: 6 }, (_, i) => search(`AA${i}`));
  const refusals = many.slice(2).map((one) => expect(one).rejects.toMatchObject({ kind: 'unavailable' }));
  await Promise.all(refusals);
  caller = '198.51.100.9';
  const other = search('BBB');
  sales.tell();
  await Promise.all([...many.slice(0, 2), other]);
  expect(begun).toEqual(['AA0', 'AA1', 'BBB']);
});

test('callers who wait are served in turn, whoever was there first', async () => {
  const sales = held();
  const several = ['AAA', 'BBB', 'CCC'].map((from) => search(from));
  caller = '198.51.100.9';
  const other = search('DDD');
  sales.tell();
  await Promise.all([...several, other]);
  expect(begun).toEqual(['AAA', 'BBB', 'DDD', 'CCC']);
});

test('who waits too long for a thread is told to come again, and is not begun', async () => {
  const sales = held();
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'],
  });
  const begunAtOnce = ['AAA', 'BBB'].map((from) => search(from));
  // The second is begun when the first takes long.
  jest.advanceTimersByTime(400);
  const waits = search('CCC').catch((error: unknown) => error);
  jest.advanceTimersByTime(6000);
  jest.useRealTimers();
  const refusal = await waits;
  if (!(refusal instanceof ProblemError)) throw new Error('it was not refused');
  expect(refusal.statusCode).toBe(503);
  expect(Number(refusal.detail.headers?.['retry-after'])).toBeGreaterThan(0);
  sales.tell();
  await Promise.all(begunAtOnce);
  expect(begun).toEqual(['AAA', 'BBB']);
});

test('nobody is put behind another search on a thread before that takes long', async () => {
  const { promise, resolve } = Promise.withResolvers<SeatSales>();
  let asked = Promise.withResolvers<void>();
  answerSales = () => {
    asked.resolve();
    return promise;
  };
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  const both = ['AAA', 'BBB'].map((from) => search(from));
  await asked.promise;
  // What a thread was given with it would have asked by now.
  for (const _ of Array(20)) await setImmediate();
  expect(begun).toEqual(['AAA']);
  asked = Promise.withResolvers();
  jest.advanceTimersByTime(400);
  jest.useRealTimers();
  await asked.promise;
  expect(begun).toEqual(['AAA', 'BBB']);
  resolve(NONE);
  await Promise.all(both);
});

test('who leaves while waiting makes room, and their search is never begun', async () => {
  const sales = held();
  const control = new AbortController();
  const first = [search('AAA'), search('BBB'), search('CCC')];
  const left = search('DDD', control.signal);
  control.abort();
  await expect(left).rejects.toThrow();
  const instead = search('EEE');
  sales.tell();
  await Promise.all([...first, instead]);
  expect(begun).toEqual(['AAA', 'BBB', 'CCC', 'EEE']);
});

test(
  'a thread that dies is replaced, and what it was at is asked once more',
  async () => {
    answerSales = async () => (begun.length === 1 ? new Map([['end', 1]]) : NONE);
    expect((await search('BOG')).seatKeys).toEqual(['BOG']);
    expect(begun).toEqual(['BOG', 'BOG']);
  },
  SETUP_MS,
);

test(
  'what ends two threads is given up, and others are answered',
  async () => {
    answerSales = async (from) => (from === 'BAD' ? new Map([['end', 1]]) : NONE);
    const given = await search('BAD').catch((error: unknown) => error);
    if (!(given instanceof ProblemError)) throw given;
    // Threads end where a busy machine lets none answer in time: who asks is told to come again, and why is logged.
    expect([given.kind, given.detail.headers?.['retry-after']]).toEqual(['unavailable', '2']);
    expect(given.cause).toEqual(new Error('the thread of this search has died'));
    expect((await search('BOG')).seatKeys).toEqual(['BOG']);
  },
  SETUP_MS,
);

test('searches that have told a part take no place from others', async () => {
  const { promise, resolve } = Promise.withResolvers<SeatSales>();
  const waiting = [await begunInParts('AAA', promise), await begunInParts('BBB', promise)];
  expect((await search('CCC')).seatKeys).toEqual(['CCC']);
  resolve(NONE);
  const answers = await Promise.all(waiting.map(({ answer }) => answer));
  expect(answers.map(({ seatKeys }) => seatKeys)).toEqual([
    ['AAA', 'late AAA'],
    ['BBB', 'late BBB'],
  ]);
});

test(
  'a search that has told a part is not told anew when its thread dies',
  async () => {
    const { promise, resolve } = Promise.withResolvers<SeatSales>();
    const { answer, parts } = await begunInParts('AAA', promise);
    resolve(new Map([['end', 1]]));
    await expect(answer).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await search('BOG')).seatKeys).toEqual(['BOG']);
    expect(begun).toEqual(['AAA', 'late AAA', 'BOG']);
    expect(parts).toHaveLength(1);
  },
  SETUP_MS,
);

test('a failure of the supplier, or of the database, fails that search alone', async () => {
  answerSales = async (from) => {
    if (from === 'GON') throw new Error('no database');
    return from === 'BAD' ? new Map([['fail', 1]]) : NONE;
  };
  const answers = await Promise.allSettled([search('GON'), search('BAD'), search('BOG')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  // What came of each is told over the thread's border.
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  const failed = (supplier: string) => expect.objectContaining({ supplier, absence: 'failed' });
  for (const reason of reasons)
    expect(reason.outcomes).toEqual(expect.arrayContaining([failed('told'), failed('late')]));
});
